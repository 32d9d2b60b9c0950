import { z } from "zod";
import { call } from "../call.ts";
import { id, orAbsent, pageOf, paragraphs } from "../primitives.ts";
import * as limits from "./limits.ts";
import { linkRefusals, token } from "./link-shapes.ts";
import * as words from "./report-words.ts";
import { cautions, messageKinds, sides } from "./words.ts";

const params = z.object({ id: z.string() });
const { reportReasons, reportOutcomes } = words;

const about = {
  reason: z.enum(reportReasons, "Choose why you report them."),
  words: orAbsent(paragraphs(limits.report_length_max)),
};
const thanks = z.object({ message: z.string() });
const limited = ["too_many_requests"] as const;

export const reportOther = call({
  ...words.reportOther,
  name: "reportOther",
  in_person: true,
  summary: "Reports the other side of a conversation to the admins; what is said again is added to the same case",
  group: "Conversations",
  params,
  body: z.object(about),
  status: 201,
  answer: thanks,
  refusals: ["conversation_not_found", ...limited],
});

export const reportLinked = call({
  ...words.reportLinked,
  name: "reportLinked",
  summary: "A guest reports the provider to the admins, by the token of its link",
  group: "Conversations",
  body: z.object({ token, ...about }),
  status: 201,
  answer: thanks,
  refusals: [...linkRefusals],
});

const group = "Administration";
const side = z.enum(sides);

export const report = z
  .object({
    id,
    reported_by: side,
    reason: z.enum(reportReasons),
    words: z
      .string()
      .meta({ description: "What who reported it says of it; empty once the conversation was emptied." }),
    couple_name: z.string(),
    provider: z.object({ id: id.nullable(), name: z.string(), is_published: z.boolean() }),
    created_at: z.string(),
    note: z.string().meta({ description: "The admins' own." }),
    outcome: z.enum(reportOutcomes).nullable(),
    closed_at: z.string().nullable(),
    closed_by_name: z.string().nullable(),
    is_emptied: z.boolean().meta({ description: "Nothing of the conversation is left to read." }),
  })
  .meta({ id: "Report" });
export type Report = z.infer<typeof report>;

/** Readable only while the case is open. */
export const reportedMessage = z
  .object({
    id,
    sent_by: side,
    kind: z.enum(messageKinds),
    text: z.string(),
    created_at: z.string(),
    caution: z.enum(cautions).nullable().meta({ description: "What couples are told to be careful about in it." }),
  })
  .meta({ id: "ReportedMessage" });
export type ReportedMessage = z.infer<typeof reportedMessage>;

export const listReports = call({
  ...words.listReports,
  name: "listReports",
  summary:
    "The cases that reports opened: open ones with the oldest first, or closed ones with the newest first; nothing that was said",
  group,
  query: z.object({ state: orAbsent(z.enum(["open", "closed"])), page: pageOf(limits.reports_per_page).page }),
  status: 200,
  answer: z.object({ reports: z.array(report), total: z.int().min(0), page: z.int(), limit: z.int() }),
});

export const openReport = call({
  ...words.openReport,
  name: "openReport",
  summary: "What was said in a reported conversation, while its case is open; each opening stands in the audit",
  group,
  params,
  status: 200,
  answer: z.object({ messages: z.array(reportedMessage) }),
  refusals: ["report_not_found", "report_closed"],
});

export const saveReportNote = call({
  ...words.saveReportNote,
  name: "saveReportNote",
  summary: "Keeps the admins' note on a case",
  group,
  params,
  body: z.object({ note: paragraphs(limits.report_length_max) }),
  status: 200,
  answer: thanks,
  refusals: ["report_not_found"],
});

export const closeReport = call({
  ...words.closeReport,
  name: "closeReport",
  summary:
    "Closes a case with what came of it, which an email tells who reported it; the conversation is closed to admins again",
  group,
  params,
  body: z.object({ outcome: z.enum(reportOutcomes, "Choose an outcome.") }),
  status: 200,
  answer: thanks,
  refusals: ["report_not_found", "report_closed"],
});
