import { sql } from "drizzle-orm";
import { check, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** What this installation was given at its first start. One row. */
export const installation = pgTable(
  "installation",
  {
    id: smallint().primaryKey(),
    /** What keyed hashes are made with (platform/keyed-hash.ts), unless INSTALLATION_SECRET gives another: 256 random bits in base64url. */
    secret: text().notNull(),
    /** When the logins of a demo that was filled here were voided (platform/demo-mark.ts). */
    demo_cleared_at: moment(),
    created_at: createdAt(),
  },
  (table) => [check("installation_only", sql`${table.id} = 1`)],
);
