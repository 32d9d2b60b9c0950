import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { reportOutcomes, reportReasons, sides } from "../contract/conversations/calls.ts";
import * as limits from "../contract/conversations/limits.ts";
import { createdAt, id, instant, number, quoted } from "./columns.ts";
import { conversation } from "./conversations.ts";

/**
 * A user's report of the other side, and its case [conversations-27, admin-39]. A trigger clears its texts and closes
 * it with the enquiry; reason, outcome and dates stay.
 */
export const report = pgTable(
  "report",
  {
    id: id(),
    conversation_id: uuid().references(() => conversation.id, { onDelete: "set null" }),
    reported_by: text({ enum: sides }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    words: text().notNull(),
    note: text().notNull().default(""),
    outcome: text({ enum: reportOutcomes }),
    created_at: createdAt(),
    closed_at: instant(),
    closed_by_name: text(),
  },
  (table) => [
    unique("report_once").on(table.conversation_id, table.reported_by),
    index("report_open")
      .on(table.created_at, table.id)
      .where(sql`closed_at is null`),
    index("report_closed").on(table.closed_at.desc(), table.id.desc()),
    check("report_by_known", sql`${table.reported_by} in (${quoted(sides)})`),
    check("report_reason_known", sql`${table.reason} in (${quoted(reportReasons)})`),
    check("report_outcome_known", sql`${table.outcome} in (${quoted(reportOutcomes)})`),
    check("report_words_short", sql`length(${table.words}) <= ${number(limits.report_length_max)}`),
    check("report_note_short", sql`length(${table.note}) <= ${number(limits.report_length_max)}`),
  ],
);
