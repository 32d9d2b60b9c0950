import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { instant } from "./columns.ts";

/** An authenticator app [accounts-28]. */
export const secondFactor = pgTable(
  "second_factor",
  {
    account_id: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Encrypted with an installation key, so a database copy can't make codes. Null until the first valid code. */
    secret_sealed: text(),
    /** The last used time step: each code works once. */
    last_step: integer().notNull().default(0),
    /** Codes are required from then on. */
    confirmed_at: instant(),
    /** Replaces the secret after its first valid code; encrypted. */
    next_secret_sealed: text(),
  },
  (table) => [
    check(
      "second_factor_confirmed_has_secret",
      sql`(${table.confirmed_at} is null) = (${table.secret_sealed} is null)`,
    ),
  ],
);

/** Stored as a keyed hash. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.code_hash] })],
);
