import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  bigint,
  integer,
  primaryKey,
} from "drizzle-orm/pg-core";
import { createdAt, id, instant, quoted, texts, ownedBy, keyOf } from "./columns.ts";

/** Credentials of providers and couples [accounts-1]. */
export const account = pgTable(
  "account",
  {
    id: id(),
    kind: text({ enum: ["provider", "couple"] }).notNull(),
    email: text().notNull(),
    /** Argon2id; null for a social account until a password reset. */
    password_hash: text(),
    /** When the mailbox's owner is known to have set the password; null until then [accounts-16]. */
    password_owned_at: instant(),
    /** Set when an emailed link was opened. */
    email_verified_at: instant(),
    auth_provider: text({ enum: ["local", "google"] })
      .notNull()
      .default("local"),
    google_id: text(),
    /** Version of the privacy page shown at registration; null if not recorded [accounts-27]. */
    privacy_version: text(),
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
    index("account_by_email_part").using("gin", sql`lower(${table.email}) gin_trgm_ops`),
  ],
);

/** Stores only the token's SHA-256 [accounts-8]. */
export const session = pgTable(
  "session",
  {
    token_hash: text().primaryKey(),
    /** Public id; the hash never leaves the server. */
    id: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`)
      .unique(),
    account_id: ownedBy(() => account.id),
    device: text(),
    /** The super admin acting as this account. */
    admin_id: uuid().references(() => account.id, { onDelete: "cascade" }),
    /** That admin's own session; this one ends with it. */
    opened_by: uuid(),
    /** The last proof by password or second factor. */
    proven_at: instant(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: instant().notNull(),
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

/** A single-use token in a mail or URL, stored hashed [accounts-10]. */
export const accountToken = pgTable(
  "account_token",
  {
    token_hash: text().primaryKey(),
    account_id: ownedBy(() => account.id),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** The address after the change, or after undoing it [accounts-25]. */
    new_email: text(),
    /**
     * Hash of the browser's secret for a hand-off [accounts-17], or of the session that requested the change of email.
     */
    bound_to: text(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    check("account_token_purpose_known", sql`${table.purpose} in (${quoted(tokenPurposes)})`),
    index("account_token_account").on(table.account_id),
  ],
);

/** A registered public key [accounts-30]. */
export const passkey = pgTable(
  "passkey",
  {
    id: id(),
    account_id: ownedBy(() => account.id),
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

/** An authenticator app [accounts-28]. */
export const secondFactor = pgTable(
  "second_factor",
  {
    account_id: keyOf(() => account.id),
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
    account_id: ownedBy(() => account.id),
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.code_hash] })],
);
