import { z } from "zod";
import { complaintKinds } from "../complaints/calls.ts";
import { suppressionSources } from "../emails/calls.ts";
import { emailTopic, isSuppressed } from "../emails/schema.ts";
import { coupleName } from "../enquiries/schema.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { email, filledIn, id, line, optionalText, idParams } from "../primitives.ts";
import { confirmationCode } from "../providers/admin-schema.ts";
import { routesOf } from "../route.ts";
import { memberRoles } from "../weddings/calls.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const instant = z.string().nullable();
const about = z.object({ email });

const accountRecord = z.object({
  id,
  kind: z.enum(["provider", "couple"]),
  email: z.string(),
  name: z.string(),
  is_confirmed: z.boolean(),
  created_at: z.string(),
});

const enquiryRecord = z.object({
  id,
  state: z.enum(["sent", "awaiting_confirmation"]),
  kind: z.enum(["direct", "bulk"]),
  couple_name: z.string(),
  couple_email: z.string(),
  couple_phone: z.string().nullable(),
  wedding_date: z.string().nullable(),
  venue_location: z.string().nullable(),
  guest_count: z.int().nullable(),
  budget_range: z.string().nullable(),
  message: z.string().nullable(),
  services_interested: z.array(z.string()),
  sent_to: z.array(z.string()),
  created_at: z.string(),
});

const complaintRecord = z.object({
  id,
  kind: z.enum(complaintKinds),
  name: z.string(),
  contact: z.string(),
  about: z.string(),
  text: z.string(),
  created_at: z.string(),
});
export type ComplaintRecord = z.infer<typeof complaintRecord>;

const invitationRecord = z.object({
  id,
  name: z.string(),
  email: z.string(),
  recommended_by_name: z.string().nullable(),
  used_at: instant,
  created_at: z.string(),
});

const importedPageRecord = z.object({
  id,
  source: z.string().describe("Directory it was imported from."),
  business_name: z.string(),
  said: z.record(z.string(), z.unknown()).describe("Contents of the page, by field."),
  created_at: z.string(),
});
export type ImportedPageRecord = z.infer<typeof importedPageRecord>;

const weddingInvitationRecord = z.object({
  id,
  role: z.enum(memberRoles),
  created_at: z.string(),
  expires_at: z.string(),
});
export type WeddingInvitationRecord = z.infer<typeof weddingInvitationRecord>;

/** Rule [admin-35]. */
export const personData = z
  .object({
    email: z.string(),
    accounts: z.array(accountRecord),
    enquiries: z.array(enquiryRecord),
    complaints: z.array(complaintRecord),
    letters: z
      .array(z.object({ id, template: z.string(), state: z.string(), created_at: z.string(), sent_at: instant }))
      .describe("Emails to the address."),
    suppression: z
      .object({ since: z.string(), source: z.enum(suppressionSources) })
      .nullable()
      .describe("Since when the address receives no emails, and how that was requested."),
    stopped_topics: z
      .array(z.object({ topic: emailTopic, since: z.string(), source: z.enum(suppressionSources) }))
      .describe("Topics the address receives no emails about, since when, and how that was requested."),
    invitations: z.array(invitationRecord),
    wedding_invitations: z.array(weddingInvitationRecord).describe("Invitations of the email to share a wedding."),
    imported_pages: z.array(importedPageRecord).describe("Imported pages that the business has not claimed."),
    jobs: z
      .array(z.object({ id: z.string(), name: z.string(), state: z.string(), created_at: z.string() }))
      .describe("Queued jobs that name the email."),
    security_events: z
      .array(z.object({ event: z.string(), outcome: z.string(), times: z.int(), created_at: z.string() }))
      .describe("Security events of the accounts."),
    audit: z
      .array(
        z.object({
          action: z.string(),
          actor_name: z.string(),
          subject_name: z.string().nullable(),
          created_at: z.string(),
        }),
      )
      .describe("Actions by, as or on the accounts; retained permanently, without the email."),
  })
  .meta({ id: "FoundPerson" });
export type PersonData = z.infer<typeof personData>;
export type EnquiryRecord = z.infer<typeof enquiryRecord>;
export type InvitationRecord = z.infer<typeof invitationRecord>;

export const findPersonRoute = route(calls.findPersonCall, {
  name: "findPerson",
  summary: "Retrieve all data stored about an email, sent in the body to avoid logging",
  body: about,
  answer: z.object({ person: personData }),
});

export const exportPersonRoute = route(calls.exportPersonCall, {
  name: "exportPerson",
  summary: "Export the data stored about an email as a file for the person; audited",
  body: about,
  answer: z.object({ file_name: z.string(), person: personData }),
});

const message = z.object({ message: z.string() });

export const enquiryCorrection = z.object({
  couple_name: coupleName,
  couple_email: email,
  couple_phone: optionalText(limits.phone_length_max),
});
export type EnquiryCorrection = z.infer<typeof enquiryCorrection>;

export const correctEnquiryRoute = route(calls.correctEnquiryCall, {
  name: "correctEnquiry",
  summary: "Correct an enquiry's sender; emails already sent stay unchanged",
  params: idParams,
  body: enquiryCorrection,
  answer: message,
  refusals: ["enquiry_not_found"],
});

export const invitationCorrection = z.object({
  name: filledIn(line(limits.name_length_max), fieldMessages.name_missing),
  email,
});
export type InvitationCorrection = z.infer<typeof invitationCorrection>;

export const correctInvitationRoute = route(calls.correctInvitationCall, {
  name: "correctInvitation",
  summary: "Correct an invitation's recipient while it is unanswered",
  params: idParams,
  body: invitationCorrection,
  answer: message,
  refusals: ["invitation_not_found", "invitation_over"],
});

export const erasePersonRoute = route(calls.erasePersonCall, {
  name: "erasePerson",
  summary: "Erase the contents of rows that name an email, except accounts; rows and dates remain",
  body: z.object({ email, confirmationCode }),
  answer: message,
});

export const setPersonSuppressionRoute = route(calls.setPersonSuppressionCall, {
  name: "setPersonSuppression",
  summary: "Stop or resume non-security emails to an address, at its owner's request",
  body: z.object({ email, is_suppressed: isSuppressed }),
  answer: message,
});

export const deleteCoupleRoute = route(calls.deleteCoupleCall, {
  name: "deleteCouple",
  summary: "Delete a couple, as its own account deletion does; enquiries remain with the providers",
  params: idParams,
  body: z.object({ confirmationCode }),
  answer: message,
  refusals: ["couple_not_found"],
});
