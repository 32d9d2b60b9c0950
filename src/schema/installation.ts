import { sql } from "drizzle-orm";
import { check, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";

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
