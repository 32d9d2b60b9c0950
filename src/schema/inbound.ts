import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { sides } from "../contract/conversations/calls.ts";
import * as limits from "../contract/conversations/limits.ts";
import { createdAt, id, number, quoted } from "./columns.ts";
import { conversation } from "./conversations.ts";

/** The hash of a reply-by-email address, which is derived for each email [conversations-16]. */
export const replyAddress = pgTable(
  "reply_address",
  {
    hash: text().primaryKey(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversation.id, { onDelete: "cascade" }),
    side: text({ enum: sides }).notNull(),
  },
  (table) => [
    unique("reply_address_of_side").on(table.conversation_id, table.side),
    check("reply_address_side_known", sql`${table.side} in (${quoted(sides)})`),
  ],
);

/**
 * Detects repeats by Message-ID [conversations-18]. Only mail from another address is saved with content, until
 * approved [conversations-19]. A trigger deletes them with either side.
 */
export const inboundEmail = pgTable(
  "inbound_email",
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversation.id, { onDelete: "cascade" }),
    side: text({ enum: sides }).notNull(),
    message_id_hash: text().notNull(),
    is_held: boolean().notNull().default(false),
    sent_from: text().notNull().default(""),
    body: text().notNull().default(""),
    quoted: text().notNull().default(""),
    created_at: createdAt(),
  },
  (table) => [
    unique("inbound_email_once").on(table.conversation_id, table.side, table.message_id_hash),
    index("inbound_email_old").on(table.created_at),
    check("inbound_email_side_known", sql`${table.side} in (${quoted(sides)})`),
    check("inbound_email_short", sql`length(${table.body}) <= ${number(limits.message_length_max)}`),
    check("inbound_email_quoted_short", sql`length(${table.quoted}) <= ${number(limits.quoted_length_max)}`),
    check("inbound_email_held_or_empty", sql`${table.is_held} or (${table.sent_from} = '' and ${table.body} = '')`),
  ],
);
