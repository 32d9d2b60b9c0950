import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { createdAt, id, instant, quoted, texts } from "./columns.ts";

/** A registered public key [accounts-30]. */
export const passkey = pgTable(
  "passkey",
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    credential_id: text().notNull().unique(),
    public_key: text().notNull(),
    /** The signature counter; always 0 for authenticators without one. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: texts(),
    name: text().notNull(),
    created_at: createdAt(),
    last_used_at: instant(),
  },
  (table) => [index("passkey_account").on(table.account_id)],
);

export const challengePurposes = ["register", "sign_in", "second_factor", "proof"] as const;

/** A single-use challenge, stored as its SHA-256 and deleted on use. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    challenge_hash: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Null for passkey-only sign-in: the passkey identifies the account. */
    account_id: uuid().references(() => account.id, { onDelete: "cascade" }),
    bound_to: text().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    check("passkey_challenge_purpose_known", sql`${table.purpose} in (${quoted(challengePurposes)})`),
    index("passkey_challenge_account").on(table.account_id),
    index("passkey_challenge_expiry").on(table.expires_at),
  ],
);
