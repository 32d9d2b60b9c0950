import { sql } from "drizzle-orm";
import { check, pgTable, smallint, text, jsonb, index } from "drizzle-orm/pg-core";
import { createdAt, instant, id } from "./columns.ts";

export const installation = pgTable(
  "installation",
  {
    id: smallint().primaryKey(),
    /** The key of keyed hashes unless INSTALLATION_SECRET is set: 256 random bits in base64url. */
    secret: text().notNull(),
    /** When a demo's logins were disabled (platform/database/demo-mark.ts). */
    demo_cleared_at: instant(),
    created_at: createdAt(),
  },
  (table) => [check("installation_only", sql`${table.id} = 1`)],
);

/** Results by Idempotency-Key (platform/jobs/do-once.ts). */
export const doneOnce = pgTable("done_once", {
  key: text().primaryKey(),
  /** Keyed hash of the request, to distinguish a repeat from another request with the same key. */
  fingerprint: text().notNull(),
  /** Null only inside its transaction. */
  outcome: jsonb(),
  created_at: createdAt(),
});

/** The key is a keyed hash, so no address or email can be read or guessed. */
export const rateLimitHit = pgTable(
  "rate_limit_hit",
  { id: id(), key_hash: text().notNull(), expires_at: instant().notNull() },
  (table) => [
    index("rate_limit_hit_key").on(table.key_hash, table.expires_at),
    index("rate_limit_hit_expiry").on(table.expires_at),
  ],
);
