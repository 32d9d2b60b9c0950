import { z } from "zod";
import { id, orAbsent, pageOf, paragraphs, idParams, linkToken, pageAnswer } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { cautions, messageKinds, sides } from "./calls.ts";
import { messageSchema, linkRefusals } from "./schema.ts";

const route = routesOf("Conversations");
const adminRoute = routesOf("Administration");

export const handOverRoute = route(calls.handOverCall, {
  name: "handOver",
  in_person: true,
  summary: "Record a move to WhatsApp, once a day, if the other party's number is known",
  params: idParams,
  status: 201,
  answer: z.object({ message: messageSchema }),
  refusals: [
    "conversation_not_found",
    "conversation_over",
    "suspended_writes_nothing",
    "no_whatsapp",
    "too_many_requests",
  ],
});

export const handOverLinkedRoute = route(calls.handOverLinkedCall, {
  name: "handOverLinked",
  summary: "Record a guest's move to WhatsApp with the provider, by link token",
  body: z.object({ token: linkToken }),
  status: 201,
  answer: z.object({ message: messageSchema }),
  refusals: [...linkRefusals, "conversation_over", "no_whatsapp"],
});

const blocked = z.object({ is_blocked: z.boolean() });

export const blockOtherRoute = route(calls.blockOtherCall, {
  name: "blockOther",
  in_person: true,
  summary: "Block the other party's messages and enquiries in all conversations, until unblocked",
  params: idParams,
  answer: blocked,
  refusals: ["conversation_not_found"],
});

export const unblockOtherRoute = route(calls.unblockOtherCall, {
  name: "unblockOther",
  in_person: true,
  summary: "Unblock the other party's messages and enquiries",
  params: idParams,
  answer: blocked,
  refusals: ["conversation_not_found"],
});

export const blockLinkedRoute = route(calls.blockLinkedCall, {
  name: "blockLinked",
  summary: "Block the provider's messages as a guest, by link token",
  body: z.object({ token: linkToken }),
  answer: blocked,
  refusals: linkRefusals,
});

export const unblockLinkedRoute = route(calls.unblockLinkedCall, {
  name: "unblockLinked",
  summary: "Unblock the provider's messages as a guest, by link token",
  body: z.object({ token: linkToken }),
  answer: blocked,
  refusals: linkRefusals,
});

const is_own = z.boolean("Say whether it is yours.");
const held_id = z.string("Say which email.").max(200, "Say which email.");
const answer = z.object({
  message: messageSchema.nullable().describe("The message sent; null if the email was discarded."),
});

export const decideHeldRoute = route(calls.decideHeldCall, {
  name: "decideHeld",
  in_person: true,
  summary: "Send or discard an email received in the caller's name from another address",
  params: z.object({ id: z.string(), held_id }),
  body: z.object({ is_own }),
  status: 200,
  answer,
  refusals: [
    "conversation_not_found",
    "held_email_not_found",
    "conversation_over",
    "suspended_writes_nothing",
    "too_many_requests",
  ],
});

export const decideLinkedHeldRoute = route(calls.decideLinkedHeldCall, {
  name: "decideLinkedHeld",
  summary: "Send or discard an email received in a guest's name from another address, by link token",
  body: z.object({
    token: linkToken,
    held_id,
    is_own,
  }),
  status: 200,
  answer,
  refusals: ["dead_link", "too_many_requests", "held_email_not_found", "conversation_over"],
});

const { reportReasons, reportOutcomes } = calls;

const about = {
  reason: z.enum(reportReasons, "Choose why you report them."),
  words: orAbsent(paragraphs(calls.report_length_max)),
};
const thanks = z.object({ message: z.string() });
const limited = ["too_many_requests"] as const;

export const reportOtherRoute = route(calls.reportOtherCall, {
  name: "reportOther",
  in_person: true,
  summary: "Report the other party to the admins; repeated reports join the same case",
  params: idParams,
  body: z.object(about),
  status: 201,
  answer: thanks,
  refusals: ["conversation_not_found", ...limited],
});

export const reportLinkedRoute = route(calls.reportLinkedCall, {
  name: "reportLinked",
  summary: "Report the provider to the admins as a guest, by link token",
  body: z.object({ token: linkToken, ...about }),
  status: 201,
  answer: thanks,
  refusals: [...linkRefusals],
});

const side = z.enum(sides);

export const reportSchema = z
  .object({
    id,
    reported_by: side,
    reason: z.enum(reportReasons),
    words: z.string().describe("The reporter's text; empty once the conversation was erased."),
    couple_name: z.string(),
    provider: z.object({ id: id.nullable(), name: z.string(), is_published: z.boolean() }),
    created_at: z.string(),
    note: z.string().describe("The admins' note."),
    outcome: z.enum(reportOutcomes).nullable(),
    closed_at: z.string().nullable(),
    closed_by_name: z.string().nullable(),
    is_emptied: z.boolean().describe("True if the conversation's contents were erased."),
  })
  .meta({ id: "Report" });
export type Report = z.infer<typeof reportSchema>;

/** Readable only while the case is open. */
export const reportedMessage = z
  .object({
    id,
    sent_by: side,
    kind: z.enum(messageKinds),
    text: z.string(),
    created_at: z.string(),
    caution: z.enum(cautions).nullable().describe("Caution shown to couples about the message."),
  })
  .meta({ id: "ReportedMessage" });
export type ReportedMessage = z.infer<typeof reportedMessage>;

export const listReportsRoute = adminRoute(calls.listReportsCall, {
  name: "listReports",
  summary: "List report cases without messages: open ones oldest first, or closed ones newest first",
  query: z.object({ state: orAbsent(z.enum(["open", "closed"])), page: pageOf(calls.reports_per_page).page }),
  answer: z.object({ reports: z.array(reportSchema), ...pageAnswer }),
});

export const openReportRoute = adminRoute(calls.openReportCall, {
  name: "openReport",
  summary: "Retrieve the messages of an open report case; each access is audited",
  params: idParams,
  answer: z.object({ messages: z.array(reportedMessage) }),
  refusals: ["report_not_found", "report_closed"],
});

export const saveReportNoteRoute = adminRoute(calls.saveReportNoteCall, {
  name: "saveReportNote",
  summary: "Update the admins' note on a report case",
  params: idParams,
  body: z.object({ note: paragraphs(calls.report_length_max) }),
  answer: thanks,
  refusals: ["report_not_found"],
});

export const closeReportRoute = adminRoute(calls.closeReportCall, {
  name: "closeReport",
  summary: "Close a report case, email the reporter the outcome and end admins' access",
  params: idParams,
  body: z.object({ outcome: z.enum(reportOutcomes, "Choose an outcome.") }),
  answer: thanks,
  refusals: ["report_not_found", "report_closed"],
});
