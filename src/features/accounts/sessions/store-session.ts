import { and, eq, lt, sql, isNotNull } from "drizzle-orm";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { MemberRole } from "../../../contract/weddings/calls.ts";
import { rows, type Database } from "../../../platform/database/database.ts";
import { dateOf } from "../../../platform/iso-timestamp.ts";
import { session, account, accountToken } from "../../../schema/accounts.ts";

type SessionRow = {
  account_id: string;
  kind: AccountKind;
  admin_id: string | null;
  opened_by: string | null;
  opener_created_at: Date | string | null;
  created_at: Date | string;
  last_used_at: Date | string;
  proven_at: Date | string | null;
  /** Null for the owner of the wedding. */
  couple_id: string | null;
  role: MemberRole | null;
  is_super_admin: boolean;
  has_factor: boolean;
};

/** Null when unknown or expired; an impersonation ends with the admin's rights. */
export async function findSession(db: Database, token_hash: string, now: Date) {
  const [result] = await rows<SessionRow>(
    db,
    sql`select s.account_id, a.kind, s.admin_id, s.opened_by, own.created_at as opener_created_at, s.created_at, s.last_used_at, s.proven_at,
      m.couple_id, m.role, coalesce(p.is_super_admin, false) as is_super_admin,
      f.confirmed_at is not null or exists (select 1 from passkey k where k.account_id = s.account_id) as has_factor
      from session s join account a on a.id = s.account_id
      left join provider p on p.id = s.account_id
      left join provider admin on admin.id = s.admin_id
      left join session own on own.id = s.opened_by
      left join second_factor f on f.account_id = s.account_id
      left join wedding_member m on m.account_id = s.account_id
      where s.token_hash = ${token_hash} and s.expires_at > ${now.toISOString()}::timestamptz
        and (s.admin_id is null or admin.is_super_admin)`,
  );
  if (!result) return null;
  const { opener_created_at, created_at, last_used_at, proven_at, ...rest } = result;
  return {
    ...rest,
    opener_created_at: dateOf(opener_created_at),
    created_at: new Date(created_at),
    last_used_at: new Date(last_used_at),
    proven_at: dateOf(proven_at),
  };
}

type Touch = { now: Date; usedBefore: Date; expires_at: Date };

type Session = { token_hash: string } | { id: string };

/** Only one of several concurrent requests writes. */
export async function updateSessionUse(db: Database, key: Session, { now, usedBefore, expires_at }: Touch) {
  const isTouched = "id" in key ? eq(session.id, key.id) : eq(session.token_hash, key.token_hash);
  await db
    .update(session)
    .set({ last_used_at: now, expires_at })
    .where(and(isTouched, lt(session.last_used_at, usedBefore)));
}

export async function updateProof(db: Database, token_hash: string, proven_at: Date): Promise<void> {
  await db.update(session).set({ proven_at }).where(eq(session.token_hash, token_hash));
}

/** Also for all accounts with the same password hash; removes social sign-ins. Returns the ids. */
export async function replacePasswords(tx: Database, ids: readonly string[], password_hash: string): Promise<string[]> {
  const shared = tx
    .select({ password_hash: account.password_hash })
    .from(account)
    .where(isNotNull(account.password_hash))
    .groupBy(account.password_hash)
    .having(sql`count(*) > 1`);
  const revoked = await tx
    .update(account)
    .set({ password_hash, google_id: null })
    .where(sql`${account.id} = any(${sql.param([...ids])}::uuid[]) or ${account.password_hash} in ${shared}`)
    .returning({ id: account.id });
  return revoked.map(({ id }) => id);
}

export async function removeEveryKey(tx: Database): Promise<void> {
  await removeEverySession(tx);
  await tx.delete(accountToken);
}

export async function removeEverySession(tx: Database): Promise<number> {
  return (await tx.delete(session).returning({ id: session.id })).length;
}
