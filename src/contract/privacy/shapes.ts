import { z } from "zod";
import { call } from "../call.ts";
import { complaintKinds } from "../complaints/words.ts";
import { emailTopic, isSuppressed } from "../emails/shapes.ts";
import { suppressionSources } from "../emails/words.ts";
import { coupleName } from "../enquiries/shapes.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { email, filledIn, id, line, optionalText } from "../primitives.ts";
import { confirmationCode } from "../providers/admin-shapes.ts";
import { memberRoles } from "../weddings/roles.ts";
import * as words from "./words.ts";

const group = "Administration";
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
  source: z.string().meta({ description: "The directory that it was imported from." }),
  business_name: z.string(),
  said: z.record(z.string(), z.unknown()).meta({ description: "What the page says, by field." }),
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
      .meta({ description: "Emails to the address." }),
    suppression: z
      .object({ since: z.string(), source: z.enum(suppressionSources) })
      .nullable()
      .meta({ description: "Since when the address takes no emails, and how it said so." }),
    stopped_topics: z
      .array(z.object({ topic: emailTopic, since: z.string(), source: z.enum(suppressionSources) }))
      .meta({ description: "What the address takes no emails about, since when, and how it said so." }),
    invitations: z.array(invitationRecord),
    wedding_invitations: z
      .array(weddingInvitationRecord)
      .meta({ description: "Whose wedding somebody asked the email to share." }),
    imported_pages: z
      .array(importedPageRecord)
      .meta({ description: "Imported pages that the business has not claimed." }),
    jobs: z
      .array(z.object({ id: z.string(), name: z.string(), state: z.string(), created_at: z.string() }))
      .meta({ description: "Work in the queue that names the email." }),
    security_events: z
      .array(z.object({ event: z.string(), outcome: z.string(), times: z.int(), created_at: z.string() }))
      .meta({ description: "Those of the accounts." }),
    audit: z
      .array(
        z.object({
          action: z.string(),
          actor_name: z.string(),
          subject_name: z.string().nullable(),
          created_at: z.string(),
        }),
      )
      .meta({ description: "Acts by, as or to the accounts. They stay for good and hold no email." }),
  })
  .meta({ id: "FoundPerson" });
export type PersonData = z.infer<typeof personData>;
export type EnquiryRecord = z.infer<typeof enquiryRecord>;
export type InvitationRecord = z.infer<typeof invitationRecord>;

export const findPerson = call({
  ...words.findPerson,
  name: "findPerson",
  summary: "What is kept of whoever has an email, over every table; in a body, so that no log holds the email",
  group,
  body: about,
  status: 200,
  answer: z.object({ person: personData }),
});

export const exportPerson = call({
  ...words.exportPerson,
  name: "exportPerson",
  summary: "The same as a file for the person, noted in the audit",
  group,
  body: about,
  status: 200,
  answer: z.object({ file_name: z.string(), person: personData }),
});

const params = z.object({ id: z.string() });
const message = z.object({ message: z.string() });

export const enquiryCorrection = z.object({
  couple_name: coupleName,
  couple_email: email,
  couple_phone: optionalText(limits.phone_length_max),
});
export type EnquiryCorrection = z.infer<typeof enquiryCorrection>;

export const correctEnquiry = call({
  ...words.correctEnquiry,
  name: "correctEnquiry",
  summary: "Corrects who sent an enquiry; emails that were sent stay as they are",
  group,
  params,
  body: enquiryCorrection,
  status: 200,
  answer: message,
  refusals: ["enquiry_not_found"],
});

export const invitationCorrection = z.object({
  name: filledIn(line(limits.name_length_max), fieldMessages.name_missing),
  email,
});
export type InvitationCorrection = z.infer<typeof invitationCorrection>;

export const correctInvitation = call({
  ...words.correctInvitation,
  name: "correctInvitation",
  summary: "Corrects who is invited, while nobody has answered",
  group,
  params,
  body: invitationCorrection,
  status: 200,
  answer: message,
  refusals: ["invitation_not_found", "invitation_over"],
});

export const erasePerson = call({
  ...words.erasePerson,
  name: "erasePerson",
  summary: "Empties every row that names an email, but accounts; rows and dates stay",
  group,
  body: z.object({ email, confirmationCode }),
  status: 200,
  answer: message,
});

export const setPersonSuppression = call({
  ...words.setPersonSuppression,
  name: "setPersonSuppression",
  summary: "Stops all emails to an address but those about its account's safety, or takes that back, as its owner asks",
  group,
  body: z.object({ email, is_suppressed: isSuppressed }),
  status: 200,
  answer: message,
});

export const deleteCouple = call({
  ...words.deleteCouple,
  name: "deleteCouple",
  summary: "Deletes a couple as its own deletion does; enquiries stay with the providers",
  group,
  params,
  body: z.object({ confirmationCode }),
  status: 200,
  answer: message,
  refusals: ["couple_not_found"],
});
