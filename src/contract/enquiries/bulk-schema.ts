import { z } from "zod";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { withinSteps } from "../listings/filter-steps.ts";
import { nearSlug, within_unknown, withinKm } from "../places/schema.ts";
import {
  budgetRange,
  calendarDate,
  email,
  filledIn,
  id,
  line,
  optionalText,
  orAbsent,
  paragraphs,
  priceTier,
  linkToken,
} from "../primitives.ts";
import { routesOf } from "../route.ts";
import { enquiryMessages } from "./calls.ts";
import * as calls from "./calls.ts";
import { coupleName, traps } from "./schema.ts";

const route = routesOf("Enquiries");
const categoriesSentence = "Choose categories from the list.";
const chosenIds = z
  .array(z.coerce.number(categoriesSentence).int(categoriesSentence), categoriesSentence)
  .max(limits.enquiry_categories_max, categoriesSentence);

const providersSentence = "Leave out providers of the list only.";
const leftOutIds = z
  .array(z.string(providersSentence), providersSentence)
  .max(limits.excluded_providers_max, providersSentence);

const includeSentence = "Say true or false.";
const include = orAbsent(z.enum(["true", "false"], includeSentence).transform((answer) => answer === "true"));

const bulkGuestSentence = fieldMessages.guests_too_few;

/** One enquiry to every provider of the chosen categories [enquiries-12]. */
export const bulkEnquiry = z
  .object({
    couple_name: coupleName,
    couple_email: email,
    couple_phone: optionalText(limits.phone_length_max),
    wedding_date: filledIn(calendarDate, fieldMessages.wedding_date_missing),
    venue_location: z
      .string(enquiryMessages.venue_location_missing)
      .pipe(line(limits.short_text_length_max))
      .pipe(z.string().min(1, enquiryMessages.venue_location_missing)),
    guest_count: z.coerce
      .number(bulkGuestSentence)
      .int(bulkGuestSentence)
      .min(1, bulkGuestSentence)
      .max(limits.enquiry_guests_max, bulkGuestSentence),
    budget_range: orAbsent(budgetRange),
    message: orAbsent(paragraphs(limits.enquiry_message_length_max)),
    selected_category_ids: z.preprocess((ids) => ids ?? [], chosenIds.min(1, enquiryMessages.categories_missing)),
    excluded_category_ids: z.preprocess((ids) => ids ?? [], chosenIds),
    excluded_provider_ids: z.preprocess((ids) => ids ?? [], leftOutIds),
    near: orAbsent(nearSlug),
    within: orAbsent(z.literal([...withinSteps], within_unknown)).describe(
      "Radius around the place, in kilometres by road; defaults to 100.",
    ),
    include_elsewhere: z
      .boolean(includeSentence)
      .nullish()
      .describe("With `near`: also sends to providers who don't serve the place, nearest first."),
    include_booked: z
      .boolean(includeSentence)
      .nullish()
      .describe("Also sends to providers booked on the wedding date."),
    /** Ignored; the couple is known from the session [enquiries-17]. For old callers. */
    couple_id: z.unknown().optional(),
    ...traps,
  })
  .meta({ id: "BulkEnquiry" });
export type BulkEnquiry = z.infer<typeof bulkEnquiry>;

/** Each provider counts once, in its first chosen category, so that the lines add up [enquiries-18]. */
export const breakdown = z
  .array(z.object({ category: z.string(), provider_count: z.int().min(1) }))
  .meta({ id: "EnquiryBreakdown" });
export type EnquiryBreakdown = z.infer<typeof breakdown>;

const taken = z.int().min(0).describe("Number left out because they are taken on the wedding date.");

export const bulkOutcome = z
  .object({
    message: z.string(),
    state: z
      .enum(["sent", "awaiting_confirmation"])
      .describe(
        "A guest's enquiry may wait up to 24 hours for confirmation by the emailed link; nothing is sent before.",
      ),
    providers_contacted: z.int(),
    emails_sent: z.int().describe("Emails queued for providers; those who receive no emails see it on their page."),
    categories: z.int().describe("Number of categories in which somebody was contacted."),
    taken,
    breakdown,
  })
  .meta({ id: "BulkOutcome" });
export type BulkOutcome = z.infer<typeof bulkOutcome>;

export const sendBulkEnquiryRoute = route(calls.sendBulkEnquiryCall, {
  name: "sendBulkEnquiry",
  least_role: "editor",
  in_person: true,
  summary: "Send one enquiry to the providers of many categories, once per Idempotency-Key",
  body: bulkEnquiry,
  status: 201,
  statusOf: ({ state }) => (state === "sent" ? 201 : 202),
  answer: bulkOutcome,
  refusals: ["nobody_to_contact", "recipients_full", "too_fast", "too_many_requests", "idempotency_mismatch"],
});

export const confirmEnquiryRoute = route(calls.confirmEnquiryCall, {
  name: "confirmEnquiry",
  summary: "Confirm and send a waiting enquiry, with the token emailed to its sender",
  body: z.object({ token: linkToken }),
  answer: bulkOutcome,
  refusals: [
    "dead_link",
    "nobody_to_contact",
    "recipients_full",
    "provider_not_found",
    "takes_no_enquiries",
    "blocked_by_you",
  ],
});

const idList = z
  .string(categoriesSentence)
  .trim()
  .regex(/^(?:\d{1,9}(?:,\d{1,9}){0,99})?$/, categoriesSentence)
  .transform((text) => (text === "" ? [] : text.split(",").map(Number)));

const leftOutList = z
  .string(providersSentence)
  .trim()
  .transform((text) => (text === "" ? [] : text.split(",")))
  .pipe(leftOutIds.max(limits.previewed_exclusions_max, providersSentence));

export const bulkCandidate = z
  .object({
    id,
    business_name: z.string(),
    city: z.string().nullable(),
    province: z.string().nullable(),
    price_from: z.int().nullable(),
    typical_price: z.int().nullable(),
    price_range: z.array(priceTier),
    willing_to_travel: z.boolean(),
    serves_venue: z
      .boolean()
      .describe(
        "False only if it clearly does not: the venue's province is known, the provider is based and works in others, and does not travel.",
      ),
  })
  .meta({ id: "BulkCandidate" });
export type BulkCandidate = z.infer<typeof bulkCandidate>;

export const previewBulkEnquiryRoute = route(calls.previewBulkEnquiryCall, {
  name: "previewBulkEnquiry",
  summary: "Preview a bulk enquiry's recipients by category, without sending",
  query: z.object({
    selected: idList.describe("Comma-separated category ids."),
    excluded: idList.optional(),
    excluded_provider_ids: leftOutList
      .optional()
      .describe(`Comma-separated ids of providers to leave out, at most ${limits.previewed_exclusions_max}.`),
    venue_location: z.string().trim().max(limits.short_text_length_max).optional(),
    near: orAbsent(nearSlug),
    within: orAbsent(withinKm),
    include_elsewhere: include,
    include_booked: include,
    wedding_date: orAbsent(calendarDate).describe(
      "Leaves out providers taken on this date; past dates have no effect.",
    ),
  }),
  answer: z.object({
    providers_contacted: z.int(),
    categories: z.int(),
    taken,
    elsewhere: z.int().min(0).describe("Number in the categories left out because they don't serve the named place."),
    breakdown,
    recipients: z
      .array(z.object({ category_id: z.int(), category: z.string(), providers: z.array(bulkCandidate) }))
      .describe("The same providers by name, in the breakdown's order."),
  }),
});
