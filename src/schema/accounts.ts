import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, quoted } from "./columns.ts";

/** Who may sign in: credentials of providers and couples alike [accounts-1]. */
export const account = pgTable(
  "account",
  {
    id: id(),
    kind: text({ enum: ["provider", "couple"] }).notNull(),
    email: text().notNull(),
    /** Argon2id; null for a social account until a reset sets one. */
    password_hash: text(),
    /** When it was shown that whoever reads the account's mail set the password; null while nobody knows [accounts-16]. */
    password_owned_at: moment(),
    /** Set when a mail that we sent to the address was opened. */
    email_verified_at: moment(),
    auth_provider: text({ enum: ["local", "google"] })
      .notNull()
      .default("local"),
    google_id: text(),
    /** Which text of the privacy page was shown at the registration; null where that was not noted [accounts-27]. */
    privacy_version: text(),
    /** Which terms were accepted at the registration, and of a business which terms for businesses; null where that was not noted. */
    terms_version: text(),
    provider_terms_version: text(),
    created_at: createdAt(),
  },
  (table) => [
    check("account_kind_known", sql`${table.kind} in (${quoted(["provider", "couple"])})`),
    check("account_auth_provider_known", sql`${table.auth_provider} in (${quoted(["local", "google"])})`),
    check("account_can_sign_in", sql`${table.auth_provider} = 'google' or ${table.password_hash} is not null`),
    uniqueIndex("account_kind_email").on(table.kind, sql`lower(${table.email})`),
    uniqueIndex("account_kind_google").on(table.kind, table.google_id),
    // The administration searches by a part of the address.
    index("account_by_email_part").using("gin", sql`lower(${table.email}) gin_trgm_ops`),
  ],
);

/** A signed-in browser. The token itself is never stored, only its SHA-256 [accounts-8]. */
export const session = pgTable(
  "session",
  {
    token_hash: text().primaryKey(),
    /** By which its owner names it; the hash never leaves the server. */
    id: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`)
      .unique(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Such as `Chrome on Android`, for the owner to know it by. */
    device: text(),
    /** The super admin who acts as this account, if any. */
    admin_id: uuid().references(() => account.id, { onDelete: "cascade" }),
    /** That admin's own session, with which this one ends. */
    opened_by: uuid(),
    /** When it last showed by password or second factor that it is its owner's. */
    proven_at: moment(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index("session_account").on(table.account_id),
    index("session_admin").on(table.admin_id),
    index("session_expiry").on(table.expires_at),
    foreignKey({ name: "session_opened_by", columns: [table.opened_by], foreignColumns: [table.id] }).onDelete(
      "cascade",
    ),
    index("session_opened").on(table.opened_by),
  ],
);

export const tokenPurposes = [
  "password_reset",
  "email_confirmation",
  "email_return",
  "sign_in_handoff",
  "second_factor",
] as const;

/** A single-use token that travels in a mail or an address, stored hashed [accounts-10]. */
export const accountToken = pgTable(
  "account_token",
  {
    token_hash: text().primaryKey(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** For a confirmation: the address that the account moves to; for a way back: the one that it returns to [accounts-25]. */
    new_email: text(),
    /** For a hand-off: the hash of what the browser that it is meant for keeps [accounts-17]. For a move: that of the session that asked. */
    bound_to: text(),
    created_at: createdAt(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [
    check("account_token_purpose_known", sql`${table.purpose} in (${quoted(tokenPurposes)})`),
    index("account_token_account").on(table.account_id),
  ],
);
