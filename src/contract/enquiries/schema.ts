import { z } from "zod";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import {
  budgetRange,
  calendarDate,
  email,
  id,
  line,
  optionalText,
  orAbsent,
  pageOf,
  paragraphs,
  idParams,
  linkToken,
} from "../primitives.ts";
import { routesOf } from "../route.ts";
import { memberNamed } from "../weddings/schema.ts";
import * as calls from "./calls.ts";

const route = routesOf("Enquiries");

export const coupleName = z
  .string(fieldMessages.name_missing)
  .pipe(line(limits.name_length_max))
  .pipe(z.string().min(1, fieldMessages.name_missing));

const guestSentence = fieldMessages.guests_not_integer;
const guests = z.coerce
  .number(guestSentence)
  .int(guestSentence)
  .min(0, guestSentence)
  .max(limits.enquiry_guests_max, guestSentence);

const servicesSentence = "Choose services from the list.";

const secondsSentence = "Say for how many seconds the form was open, or leave it out.";

/** Rule [enquiries-8]. */
export const traps = {
  /** The honeypot, a hidden field: an enquiry that fills it waits for confirmation by email. */
  extra_remarks: z.string("Leave this empty.").nullish(),
  /** Seconds since the form was opened; people take more than two. */
  seconds_open: z.number(secondsSentence).min(0, secondsSentence).nullish(),
};

/** Rules [enquiries-2, enquiries-3]. */
export const directEnquiry = z
  .object({
    provider_id: z.string("Say which provider this is for."),
    couple_name: coupleName,
    couple_email: email,
    couple_phone: optionalText(limits.phone_length_max),
    wedding_date: orAbsent(calendarDate),
    venue_location: orAbsent(line(limits.short_text_length_max)),
    guest_count: orAbsent(guests),
    budget_range: orAbsent(budgetRange),
    message: orAbsent(paragraphs(limits.enquiry_message_length_max)),
    services_interested: z
      .array(
        z.string(servicesSentence).trim().min(1, servicesSentence).pipe(line(limits.list_entry_length_max)),
        servicesSentence,
      )
      .max(limits.enquiry_services_max, fieldMessages.services_too_many)
      .nullish()
      .transform((names) => names ?? []),
    ...traps,
  })
  .meta({ id: "DirectEnquiry" });
export type DirectEnquiry = z.infer<typeof directEnquiry>;

export const directOutcome = z.object({
  message: z.string(),
  state: z
    .enum(["sent", "awaiting_confirmation"])
    .describe(
      "An enquiry with a link in its text may wait up to 24 hours for its sender's confirmation by email; nothing is sent before.",
    ),
  enquiry: z.object({ id }),
});
export type DirectOutcome = z.infer<typeof directOutcome>;

export const sendDirectEnquiryRoute = route(calls.sendDirectEnquiryCall, {
  name: "sendDirectEnquiry",
  least_role: "editor",
  in_person: true,
  summary: "Send an enquiry to one provider, once per Idempotency-Key",
  body: directEnquiry,
  status: 201,
  statusOf: ({ state }) => (state === "sent" ? 201 : 202),
  answer: directOutcome,
  refusals: [
    "provider_not_found",
    "own_enquiry",
    "takes_no_enquiries",
    "blocked_by_you",
    "too_fast",
    "too_many_requests",
    "idempotency_mismatch",
  ],
});

/** `delivered`: accepted by the mail server; `suppressed`: no emails, read on the page. */
export const delivery = z.enum(["delivered", "waiting", "failed", "suppressed"]);
export type Delivery = z.infer<typeof delivery>;

const content = {
  kind: z.enum(["direct", "bulk"]),
  couple_name: z.string(),
  couple_email: z.string(),
  couple_phone: z.string().nullable(),
  wedding_date: z.string().nullable(),
  venue_location: z.string().nullable(),
  guest_count: z.int().nullable(),
  budget_range: budgetRange.nullable(),
  message: z.string().nullable(),
  services_interested: z.array(z.string()),
  created_at: z.string(),
};

const pageOfEnquiries = z.object({
  page: pageOf(limits.enquiries_per_page).page,
});

export const sentEnquiry = z
  .object({
    id,
    ...content,
    by: memberNamed,
    deliveries: z.object({ delivered: z.int(), waiting: z.int(), failed: z.int(), suppressed: z.int() }),
    answered_total: z.int().describe("Number of recipients who stated that they have answered."),
    recipients_total: z.int(),
    /** The first few; the rest have their own call. */
    recipients: z.array(
      z.object({
        /** Null once the provider is deleted or hidden. */
        provider_id: id.nullable(),
        provider_name: z.string(),
        conversation_id: id,
        category_name: z.string().nullable(),
        delivery,
        delivered_at: z.string().nullable(),
        answered_at: z.string().nullable().describe("When the provider stated that it had answered."),
        is_booked: z.boolean().describe("Whether a booking with it was made here and is still valid."),
      }),
    ),
  })
  .meta({ id: "SentEnquiry" });
export type SentEnquiry = z.infer<typeof sentEnquiry>;

/** Waits for the press on a mailed link [enquiries-32]. */
export const heldEnquirySchema = z
  .object({
    id,
    ...content,
    recipients_total: z.int().describe("Number of recipients at the time of writing."),
    expires_at: z.string().describe("When it is deleted unless confirmed."),
  })
  .meta({ id: "HeldEnquiry" });
export type HeldEnquiry = z.infer<typeof heldEnquirySchema>;

export const listSentEnquiriesRoute = route(calls.listSentEnquiriesCall, {
  name: "listSentEnquiries",
  summary: "List the couple's enquiries, newest first, with earlier ones from addresses since confirmed",
  query: pageOfEnquiries.extend({
    provider_id: orAbsent(id).describe("Only enquiries sent to this provider."),
  }),
  answer: z.object({
    held: z.array(heldEnquirySchema).describe("Enquiries awaiting confirmation, newest first; on the first page only."),
    enquiries: z.array(sentEnquiry),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
});

export const readSentEnquiryRoute = route(calls.readSentEnquiryCall, {
  name: "readSentEnquiry",
  summary: "Retrieve one of the couple's sent enquiries with all recipients",
  params: idParams,
  answer: z.object({ enquiry: sentEnquiry }),
  refusals: ["enquiry_not_found"],
});

export const receivedEnquiry = z
  .object({
    id: id.describe("Id of this provider's copy; other recipients' copies have their own."),
    ...content,
    delivery,
    is_junk: z.boolean(),
    answered_at: z.string().nullable().describe("When the provider stated that it had answered."),
    same_date_total: z.int().min(0).describe("Other non-junk enquiries for the same date."),
  })
  .meta({ id: "ReceivedEnquiry" });
export type ReceivedEnquiry = z.infer<typeof receivedEnquiry>;

export const listReceivedEnquiriesRoute = route(calls.listReceivedEnquiriesCall, {
  name: "listReceivedEnquiries",
  summary: "List the enquiries the provider received, newest first",
  query: pageOfEnquiries.extend({
    junk: orAbsent(z.enum(["true", "false"])).describe("Set to `true` for junk only; otherwise junk is left out."),
    answered: orAbsent(z.enum(["true", "false"])).describe(
      "Set to `true` for enquiries marked as answered, `false` for the others; otherwise both.",
    ),
    search: z
      .string()
      .trim()
      .max(limits.search_length_max)
      .optional()
      .describe("Text to find in name, email, place or message."),
  }),
  answer: z.object({ enquiries: z.array(receivedEnquiry), total: z.int(), page: z.int(), limit: z.int() }),
});

export const markEnquiryRoute = route(calls.markEnquiryCall, {
  name: "markEnquiry",
  summary: "Mark or unmark a received enquiry as junk, which counts against its sender",
  params: idParams,
  body: z.object({ is_junk: z.boolean("Say whether it is junk.") }),
  answer: z.object({ enquiry: receivedEnquiry }),
  refusals: ["enquiry_not_found"],
});

export const markAnsweredRoute = route(calls.markAnsweredCall, {
  name: "markAnswered",
  summary: "Mark a received enquiry as answered or not; visible to the couple, not emailed",
  params: idParams,
  body: z.object({ is_answered: z.boolean("Say whether it was answered.") }),
  answer: z.object({ enquiry: receivedEnquiry }),
  refusals: ["enquiry_not_found"],
});

const body = z.object({ token: linkToken });

/** For the link in the copy [enquiries-31]. */
const linkedEnquiry = z
  .object({
    enquiry: sentEnquiry,
    answers: z
      .array(z.object({ provider_name: z.string(), url: z.string(), unread: z.int().min(0) }))
      .describe("Conversations with messages after the enquiry, each with the guest's link."),
    is_erased: z
      .boolean()
      .describe("True if the sender and contents were erased; the record that it was sent remains."),
  })
  .meta({ id: "LinkedEnquiry" });
export type LinkedEnquiry = z.infer<typeof linkedEnquiry>;

export const readByLinkRoute = route(calls.readByLinkCall, {
  name: "readByLink",
  summary: "Retrieve everything stored about a guest's enquiry, by its copy's link token, without changing it",
  body,
  answer: linkedEnquiry,
  refusals: ["dead_link", "too_many_requests"],
});

export const eraseByLinkRoute = route(calls.eraseByLinkCall, {
  name: "eraseByLink",
  summary: "Erase a guest's enquiry, by its copy's link token; sent emails can't be recalled",
  body,
  answer: linkedEnquiry.extend({ message: z.string() }),
  refusals: ["dead_link", "too_many_requests"],
});
