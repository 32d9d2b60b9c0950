import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { createdAt, id, moment, quoted, texts } from "./columns.ts";

/** A public key whose private half an authenticator of the account's owner keeps [accounts-30]. */
export const passkey = pgTable(
  "passkey",
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** By which the authenticator names it. */
    credential_id: text().notNull().unique(),
    public_key: text().notNull(),
    /** How often the authenticator says that it was used; always 0 where it does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers reach it. */
    transports: texts(),
    name: text().notNull(),
    created_at: createdAt(),
    last_used_at: moment(),
  },
  (table) => [index("passkey_account").on(table.account_id)],
);

export const challengePurposes = ["register", "sign_in", "second_factor", "proof"] as const;

/** What an authenticator is to sign, once, stored only as its SHA-256. It goes when it is used. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    challenge_hash: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Null for a sign-in by a passkey alone: whose it is, the passkey says. */
    account_id: uuid().references(() => account.id, { onDelete: "cascade" }),
    /** The hash of what only the browser has that asked: its session's token, or the cookie of its sign-in. */
    bound_to: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    check("passkey_challenge_purpose_known", sql`${table.purpose} in (${quoted(challengePurposes)})`),
    index("passkey_challenge_account").on(table.account_id),
    index("passkey_challenge_expiry").on(table.expires_at),
  ],
);
