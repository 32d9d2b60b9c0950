import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { SecurityEventName, SecurityOutcome } from "../contract/security/words.ts";
import { createdAt, id, quoted } from "./columns.ts";

/**
 * What touches the safety of accounts [admin-27]. It names accounts by value: an event outlives its account, without a word
 * of whose it was. No email, address or token stands in it.
 */
export const securityEvent = pgTable(
  "security_event",
  {
    id: id(),
    /** The same for what is the same within one minute, which is one row; null for what stands by itself. */
    sum_key: text().unique(),
    event: text().$type<SecurityEventName>().notNull(),
    outcome: text().$type<SecurityOutcome>().notNull(),
    account_id: uuid(),
    /** The super admin who acted as the account. */
    admin_id: uuid(),
    /** A keyed hash of the network from which it came. */
    network: text(),
    device: text(),
    detail: text(),
    times: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (table) => [
    check("security_event_outcome_known", sql`${table.outcome} in (${quoted(["done", "failed", "refused"])})`),
    index("security_event_newest").on(table.created_at, table.id),
    index("security_event_kind").on(table.event, table.created_at),
    index("security_event_account").on(table.account_id, table.created_at),
  ],
);
