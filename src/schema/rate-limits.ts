import { index, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";

/** The key is a keyed hash, so no address or email can be read or guessed. */
export const rateLimitHit = pgTable(
  "rate_limit_hit",
  { id: id(), key_hash: text().notNull(), expires_at: instant().notNull() },
  (table) => [
    index("rate_limit_hit_key").on(table.key_hash, table.expires_at),
    index("rate_limit_hit_expiry").on(table.expires_at),
  ],
);
