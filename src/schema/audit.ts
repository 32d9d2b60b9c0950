import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";

/**
 * Audit log [admin-23], append-only by trigger. No foreign keys, since it outlives the people in it. No tokens or
 * passwords.
 */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: id(),
    actor_id: uuid(),
    actor_name: text().notNull(),
    acting_as_id: uuid(),
    acting_as_name: text(),
    action: text().notNull(),
    subject_id: uuid(),
    subject_name: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>(),
    created_at: createdAt(),
  },
  (table) => [
    index("audit_entry_newest").on(table.created_at, table.id),
    index("audit_entry_action").on(table.action, table.created_at, table.id),
    index("audit_entry_actor").on(table.actor_id, table.created_at.desc()),
    index("audit_entry_subject").on(table.subject_id, table.created_at.desc()),
  ],
);
