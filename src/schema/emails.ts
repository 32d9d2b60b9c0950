import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { emailTopics, suppressionSources } from "../contract/emails/calls.ts";
import { createdAt, id, instant, quoted, partialIndex } from "./columns.ts";

/** `suppressed`: the address takes no emails, so it is never sent [emails-12]. */
export const emailStates = ["waiting", "sending", "sent", "failed", "suppressed"] as const;

/**
 * Written in the transaction of its cause, sent by a job [emails-1]. Stores data, not text, so that it is correct when
 * sent.
 */
export const outgoingEmail = pgTable(
  "outgoing_email",
  {
    id: id(),
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    recipient: text().notNull(),
    subject_id: uuid(),
    state: text({ enum: emailStates }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    last_error: text(),
    /** Its subject was deleted: it failed for good. */
    is_dropped: boolean().notNull().default(false),
    created_at: createdAt(),
    sent_at: instant(),
  },
  (table) => [
    check("outgoing_email_state_known", sql`${table.state} in (${quoted(emailStates)})`),
    index("outgoing_email_subject").on(table.subject_id),
    partialIndex("outgoing_email_unsent", sql`state <> 'sent'`, table.created_at),
    partialIndex("outgoing_email_sent", sql`state = 'sent'`, table.sent_at),
  ],
);

/** All but account security emails [emails-12], or a topic [emails-19]. */
export const stoppedTopics = ["all", ...emailTopics] as const;

/** An unsubscribed mailbox, as a keyed hash that reveals no address [emails-12]. */
export const suppressedEmail = pgTable(
  "suppressed_email",
  {
    email_hash: text().notNull(),
    topic: text({ enum: stoppedTopics }).notNull().default("all"),
    source: text({ enum: suppressionSources }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.email_hash, table.topic] }),
    check("suppressed_email_topic_known", sql`${table.topic} in (${quoted(stoppedTopics)})`),
    check("suppressed_email_source_known", sql`${table.source} in (${quoted(suppressionSources)})`),
  ],
);
