import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** Results by Idempotency-Key (platform/jobs/do-once.ts). */
export const doneOnce = pgTable("done_once", {
  key: text().primaryKey(),
  /** Keyed hash of the request, to tell a repeat from another request with the same key. */
  fingerprint: text().notNull(),
  /** Null only inside its transaction. */
  outcome: jsonb(),
  created_at: createdAt(),
});
