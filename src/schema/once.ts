import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** What was done once under an Idempotency-Key, and what came of it (platform/do-once.ts). */
export const doneOnce = pgTable("done_once", {
  key: text().primaryKey(),
  /** The keyed hash of what was asked, to tell a repeat from another request under the same key. */
  fingerprint: text().notNull(),
  /** Null only until the transaction that does it ends. */
  outcome: jsonb(),
  created_at: createdAt(),
});
