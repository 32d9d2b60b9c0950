import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { SecurityEventName, SecurityOutcome } from "../contract/security/calls.ts";
import { createdAt, id, quoted } from "./columns.ts";

/** Account security events [admin-27]. No foreign key, since events outlive accounts. No email, address or token. */
export const securityEvent = pgTable(
  "security_event",
  {
    id: id(),
    /** Groups equal events of one minute in a row; null if not grouped. */
    sum_key: text().unique(),
    event: text().$type<SecurityEventName>().notNull(),
    outcome: text().$type<SecurityOutcome>().notNull(),
    account_id: uuid(),
    admin_id: uuid(),
    /** A keyed hash. */
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
