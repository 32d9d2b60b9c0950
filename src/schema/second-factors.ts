import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { moment } from "./columns.ts";

/** The program that makes an account's codes [accounts-28]. */
export const secondFactor = pgTable(
  "second_factor",
  {
    account_id: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Sealed with a key of the installation: a copy of the database alone makes no codes. Null until a code of it was typed. */
    secret_sealed: text(),
    /** The newest half minute of which a code was taken: each is taken once. */
    last_step: integer().notNull().default(0),
    /** Since when its codes are asked for. */
    confirmed_at: moment(),
    /** The secret that takes the other's place with its first code, sealed too. */
    next_secret_sealed: text(),
  },
  (table) => [
    check(
      "second_factor_confirmed_has_secret",
      sql`(${table.confirmed_at} is null) = (${table.secret_sealed} is null)`,
    ),
  ],
);

/** A code for whoever has lost every other second factor, stored only as a keyed hash. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    code_hash: text().notNull(),
    used_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.code_hash] })],
);
