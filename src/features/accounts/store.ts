import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { AccountKind } from "../../contract/accounts/schema.ts";
import { privacy_version } from "../../contract/privacy/version.ts";
import { provider_terms_version, terms_version } from "../../contract/terms/version.ts";
import type { Database } from "../../platform/database/database.ts";
import { account, accountToken, session } from "../../schema/accounts.ts";
import { provider } from "../../schema/providers.ts";
import { listAccountNames } from "../audit/store.ts";

export { removeAccount as removeSecurityEvents } from "../security/store.ts";

export async function findSessionId(db: Database, token_hash: string): Promise<string | null> {
  const [result] = await db.select({ id: session.id }).from(session).where(eq(session.token_hash, token_hash));
  return result?.id ?? null;
}

export async function insertSession(tx: Database, row: typeof session.$inferInsert): Promise<void> {
  await tx.insert(session).values(row);
}

export async function removeSession(tx: Database, token_hash: string): Promise<boolean> {
  const deleted = await tx.delete(session).where(eq(session.token_hash, token_hash)).returning({ id: session.id });
  return deleted.length > 0;
}

export async function insertAccountToken(tx: Database, row: typeof accountToken.$inferInsert): Promise<void> {
  await tx.insert(accountToken).values(row);
}

export type TokenPurpose = (typeof accountToken.$inferSelect)["purpose"];

export function livingToken(purpose: TokenPurpose, now: Date) {
  return and(eq(accountToken.purpose, purpose), isNull(accountToken.used_at), gt(accountToken.expires_at, now));
}

/** Only one concurrent request succeeds. Null when unknown, used or expired. */
export async function claimLivingToken(tx: Database, purpose: TokenPurpose, token_hash: string, now: Date) {
  const [claimed] = await tx
    .update(accountToken)
    .set({ used_at: now })
    .where(and(eq(accountToken.token_hash, token_hash), livingToken(purpose, now)))
    .returning({ account_id: accountToken.account_id, new_email: accountToken.new_email });
  return claimed ?? null;
}

export async function voidTokens(tx: Database, account_id: string, purposes: readonly TokenPurpose[], now: Date) {
  await tx
    .update(accountToken)
    .set({ used_at: now })
    .where(
      and(
        eq(accountToken.account_id, account_id),
        inArray(accountToken.purpose, [...purposes]),
        isNull(accountToken.used_at),
      ),
    );
}

/** Only the newest request to move counts. */
export async function voidMoves(tx: Database, { id, email }: { id: string; email: string }, now: Date) {
  const { account_id, purpose, new_email, used_at } = accountToken;
  const isMove = and(eq(purpose, "email_confirmation"), sql`lower(${new_email}) <> lower(${email})`);
  await tx
    .update(accountToken)
    .set({ used_at: now })
    .where(and(eq(account_id, id), isNull(used_at), isMove));
}

export async function findWaitingMove(db: Database, { id, email }: { id: string; email: string }, now: Date) {
  const { account_id, new_email, bound_to, created_at } = accountToken;
  const [result] = await db
    .select({ new_email, bound_to })
    .from(accountToken)
    .where(and(eq(account_id, id), livingToken("email_confirmation", now), sql`lower(${new_email}) <> lower(${email})`))
    .orderBy(desc(created_at))
    .limit(1);
  return result ?? null;
}

export type AccountRow = typeof account.$inferSelect;

export async function findAccount(db: Database, id: string): Promise<AccountRow | null> {
  const [result] = await db.select().from(account).where(eq(account.id, id));
  return result ?? null;
}

/** Locks also against new tokens. Lock it before any token. */
export async function lockAccount(tx: Database, id: string): Promise<AccountRow | null> {
  const [result] = await tx.select().from(account).where(eq(account.id, id)).for("update");
  return result ?? null;
}

/** Without an id: whether there is any account. */
export async function hasAccount(db: Database, id?: string): Promise<boolean> {
  const result = await db
    .select({ id: account.id })
    .from(account)
    .where(id === undefined ? undefined : eq(account.id, id))
    .limit(1);
  return result.length > 0;
}

export async function isSuperAdminAccount(db: Database, id: string): Promise<boolean> {
  const result = await db
    .select({ id: provider.id })
    .from(provider)
    .where(and(eq(provider.id, id), provider.is_super_admin));
  return result.length > 0;
}

export async function listPersonalTerms(db: Database, id: string): Promise<string[]> {
  const names = await listAccountNames(db, [id]);
  const result = await findAccount(db, id);
  return [...names.values(), result?.email ?? ""];
}

export { listAccountNames as nameAccounts } from "../audit/store.ts";

export async function listAccountsByEmail(db: Database, email: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(account)
    .where(sql`lower(${account.email}) = lower(${email})`);
}

export async function findByEmail(db: Database, kind: AccountKind, email: string): Promise<AccountRow | null> {
  const [result] = await db
    .select()
    .from(account)
    .where(and(eq(account.kind, kind), sql`lower(${account.email}) = lower(${email})`));
  return result ?? null;
}

export async function findByGoogle(db: Database, kind: AccountKind, google_id: string): Promise<string | null> {
  const [result] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.kind, kind), eq(account.google_id, google_id)));
  return result?.id ?? null;
}

const termsOf = (kind: AccountKind) =>
  kind === "provider" ? { terms_version, provider_terms_version } : { terms_version };

/** False when the email is taken, in races too. */
export async function insertAccount(tx: Database, row: typeof account.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(account)
    .values({ privacy_version, ...termsOf(row.kind), ...row })
    .onConflictDoNothing()
    .returning({ id: account.id });
  return made.length > 0;
}

type Changes = Partial<
  Pick<
    AccountRow,
    "email" | "password_hash" | "password_owned_at" | "email_verified_at" | "google_id" | "auth_provider"
  >
>;

export async function updateAccount(tx: Database, id: string, changes: Changes): Promise<void> {
  await tx.update(account).set(changes).where(eq(account.id, id));
}

/** Most recently used first, without impersonations. */
export async function listMySessions(db: Database, account_id: string, now: Date) {
  const { id, token_hash, device, created_at, last_used_at } = session;
  return db
    .select({ id, token_hash, device, created_at, last_used_at })
    .from(session)
    .where(and(eq(session.account_id, account_id), isNull(session.admin_id), gt(session.expires_at, now)))
    .orderBy(desc(last_used_at), id);
}

export async function removeMySession(tx: Database, account_id: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(session)
    .where(and(eq(session.account_id, account_id), eq(session.id, id), isNull(session.admin_id)))
    .returning({ id: session.id });
  return deleted.length > 0;
}

/** Returns how many were active. */
export async function removeOtherSessions(tx: Database, account_id: string, except_hash: string, now: Date) {
  const deleted = await tx
    .delete(session)
    .where(and(eq(session.account_id, account_id), isNull(session.admin_id), ne(session.token_hash, except_hash)))
    .returning({ expires_at: session.expires_at });
  return deleted.filter(({ expires_at }) => expires_at > now).length;
}

/** Includes impersonations by and of the account; `except_hash` stays. */
export async function removeAllSessions(tx: Database, account_id: string, except_hash = ""): Promise<void> {
  await tx
    .delete(session)
    .where(
      and(
        or(eq(session.account_id, account_id), eq(session.admin_id, account_id)),
        ne(session.token_hash, except_hash),
      ),
    );
}

/** Cascades. False when there is none. */
export async function deleteAccountRow(tx: Database, id: string): Promise<boolean> {
  const deleted = await tx.delete(account).where(eq(account.id, id)).returning({ id: account.id });
  return deleted.length > 0;
}
