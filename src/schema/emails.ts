import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { suppressionSources } from "../contract/emails/words.ts";
import { createdAt, id, moment, quoted } from "./columns.ts";

/** `suppressed`: its address takes no emails, so it never leaves [emails-12]. */
export const emailStates = ["waiting", "sending", "sent", "failed", "suppressed"] as const;

/**
 * A mail that somebody was promised: written in the transaction of its cause, sent by a job [emails-1].
 * The template's data is kept, not its text, so that a mail says what is true when it leaves.
 */
export const outgoingEmail = pgTable(
  "letter",
  {
    id: id(),
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    recipient: text().notNull(),
    /** What the mail is about, by its id: an enquiry's recipient, say. */
    subject_id: uuid(),
    state: text({ enum: emailStates }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    last_error: text(),
    /** What it was about is gone: it failed for good. */
    is_dropped: boolean().notNull().default(false),
    created_at: createdAt(),
    sent_at: moment(),
  },
  (table) => [
    check("letter_state_known", sql`${table.state} in (${quoted(emailStates)})`),
    index("letter_subject").on(table.subject_id),
    index("letter_unsent")
      .on(table.created_at)
      .where(sql`state <> 'sent'`),
    index("letter_sent")
      .on(table.sent_at)
      .where(sql`state = 'sent'`),
  ],
);

/** A mailbox that wants no emails but those about the safety of an account, as a keyed hash: whose it is can't be read here [emails-12]. */
export const suppressedEmail = pgTable(
  "suppressed_email",
  {
    email_hash: text().primaryKey(),
    /** How it was said. */
    source: text({ enum: suppressionSources }).notNull(),
    created_at: createdAt(),
  },
  (table) => [check("suppressed_email_source_known", sql`${table.source} in (${quoted(suppressionSources)})`)],
);
