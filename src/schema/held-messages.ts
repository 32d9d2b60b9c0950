import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import * as limits from "../contract/conversations/limits.ts";
import { createdAt, id, number } from "./columns.ts";
import { conversation } from "./conversations.ts";
import { provider } from "./providers.ts";

/**
 * A provider's first message with a link, held until its address is confirmed [conversations-28]. Deleted with the
 * provider or when the enquiry is emptied.
 */
export const heldMessage = pgTable(
  "held_message",
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversation.id, { onDelete: "cascade" }),
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    body: text().notNull(),
    quoted: text().notNull().default(""),
    created_at: createdAt(),
  },
  (table) => [
    index("held_message_of_conversation").on(table.conversation_id),
    index("held_message_of_provider").on(table.provider_id),
    check("held_message_quoted_short", sql`length(${table.quoted}) <= ${number(limits.quoted_length_max)}`),
    check("held_message_short", sql`length(${table.body}) <= ${number(limits.message_length_max)}`),
  ],
);
