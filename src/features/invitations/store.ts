import { and, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { InvitationStatus } from "../../contract/invitations/calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { invitation, invitationToken } from "../../schema/invitations.ts";
import { invitationEnd } from "./rules.ts";

export type InvitationRow = typeof invitation.$inferSelect;

type Invited = Pick<InvitationRow, "email" | "name" | "preset_badges"> &
  Partial<Pick<InvitationRow, "recommended_by_name" | "invited_by" | "imported_page_id">>;

export async function insertInvitation(tx: Database, invited: Invited, now: Date): Promise<InvitationRow> {
  const nobody = { recommended_by_name: null, invited_by: null, imported_page_id: null };
  const dates = { used_at: null, revoked_at: null, expires_at: invitationEnd(now), created_at: now };
  const row = { id: newId(), ...nobody, ...invited, ...dates };
  await tx.insert(invitation).values(row);
  return row;
}

export async function insertInvitationToken(db: Database, row: typeof invitationToken.$inferInsert): Promise<void> {
  await db.insert(invitationToken).values(row);
}

export async function findInvitation(db: Database, id: string): Promise<InvitationRow | null> {
  const [result] = await db.select().from(invitation).where(eq(invitation.id, id));
  return result ?? null;
}

export async function lockInvitation(tx: Database, id: string): Promise<InvitationRow | null> {
  const [result] = await tx.select().from(invitation).where(eq(invitation.id, id)).for("update");
  return result ?? null;
}

/** Whatever its status. */
export async function findInvitationByToken(
  db: Database,
  token_hash: string,
): Promise<(InvitationRow & { is_mailed: boolean }) | null> {
  const [result] = await db
    .select({ invitation, is_mailed: invitationToken.is_mailed })
    .from(invitationToken)
    .innerJoin(invitation, eq(invitation.id, invitationToken.invitation_id))
    .where(eq(invitationToken.token_hash, token_hash));
  return result ? { ...result.invitation, is_mailed: result.is_mailed } : null;
}

/** Serialises invitations of one email. */
export async function lockInvitedEmail(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${email.toLowerCase()}`}, 0))`);
}

export async function findPending(tx: Database, email: string, now: Date): Promise<InvitationRow | null> {
  const same = sql`lower(${invitation.email}) = lower(${email})`;
  const [result] = await tx
    .select()
    .from(invitation)
    .where(and(same, withStatus("Pending", now)))
    .limit(1);
  return result ?? null;
}

type Changes = Partial<Pick<InvitationRow, "used_at" | "revoked_at" | "expires_at" | "name" | "email">>;

/** False if it was used. */
export async function updateUnused(tx: Database, id: string, changes: Changes): Promise<boolean> {
  const changed = await tx
    .update(invitation)
    .set(changes)
    .where(and(eq(invitation.id, id), isNull(invitation.used_at)))
    .returning({ id: invitation.id });
  return changed.length > 0;
}

export async function revokeEvery(tx: Database, now: Date): Promise<void> {
  await tx
    .update(invitation)
    .set({ revoked_at: now })
    .where(and(isNull(invitation.used_at), isNull(invitation.revoked_at)));
}

/** Includes their links. */
export async function removeInvitationsByEmail(tx: Database, email: string): Promise<string[]> {
  const deleted = await tx
    .delete(invitation)
    .where(sql`lower(${invitation.email}) = lower(${email})`)
    .returning({ id: invitation.id });
  return deleted.map(({ id }) => id);
}

export async function removeUnanswered(tx: Database, over: Date, rows_max: number): Promise<string[]> {
  const { id, used_at, expires_at } = invitation;
  const old = tx
    .select({ id })
    .from(invitation)
    .where(and(isNull(used_at), lt(expires_at, over)))
    .limit(rows_max)
    .for("update", { skipLocked: true });
  const deleted = await tx.delete(invitation).where(inArray(id, old)).returning({ id });
  return deleted.map((row) => row.id);
}

export async function listInvitationsByEmail(db: Database, email: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitation)
    .where(sql`lower(${invitation.email}) = lower(${email})`)
    .orderBy(desc(invitation.created_at));
}

function withStatus(status: InvitationStatus, now: Date): SQL | undefined {
  const { used_at, revoked_at, expires_at } = invitation;
  if (status === "Used") return isNotNull(used_at);
  if (status === "Revoked") return and(isNull(used_at), isNotNull(revoked_at));
  const over = status === "Expired" ? lte(expires_at, now) : gt(expires_at, now);
  return and(isNull(used_at), isNull(revoked_at), over);
}

type Wanted = { pattern: string | undefined; status: InvitationStatus | undefined; now: Date };

function matching({ pattern, status, now }: Wanted): SQL | undefined {
  return and(
    pattern === undefined ? undefined : or(ilike(invitation.email, pattern), ilike(invitation.name, pattern)),
    status === undefined ? undefined : withStatus(status, now),
  );
}

export async function listMatchingInvitations(
  db: Database,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitation)
    .where(matching(wanted))
    .orderBy(desc(invitation.created_at), desc(invitation.id))
    .limit(limit)
    .offset(offset);
}

export async function countMatchingInvitations(db: Database, wanted: Wanted): Promise<number> {
  return db.$count(invitation, matching(wanted));
}
