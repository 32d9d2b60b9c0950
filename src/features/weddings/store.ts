import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { account } from "../../schema/accounts.ts";
import { couple } from "../../schema/couples.ts";
import { weddingInvitation, weddingMember } from "../../schema/weddings.ts";

type MemberRow = typeof weddingMember.$inferSelect;
export type WeddingInvitationRow = typeof weddingInvitation.$inferSelect;

export async function listMemberRows(db: Database, couple_id: string): Promise<(MemberRow & { email: string })[]> {
  const result = await db
    .select({ member: weddingMember, email: account.email })
    .from(weddingMember)
    .innerJoin(account, eq(account.id, weddingMember.account_id))
    .where(eq(weddingMember.couple_id, couple_id))
    .orderBy(asc(weddingMember.joined_at), asc(weddingMember.account_id));
  return result.map(({ member, email }) => ({ ...member, email }));
}

export async function findMembership(db: Database, account_id: string): Promise<MemberRow | null> {
  const [result] = await db.select().from(weddingMember).where(eq(weddingMember.account_id, account_id));
  return result ?? null;
}

export async function insertMember(tx: Database, row: typeof weddingMember.$inferInsert): Promise<void> {
  await tx.insert(weddingMember).values(row);
}

type Which = { account_id: string; couple_id: string };

export async function updateRole(
  tx: Database,
  { account_id, couple_id }: Which,
  role: MemberRow["role"],
): Promise<boolean> {
  const changed = await tx
    .update(weddingMember)
    .set({ role })
    .where(and(eq(weddingMember.account_id, account_id), eq(weddingMember.couple_id, couple_id)))
    .returning({ id: weddingMember.account_id });
  return changed.length > 0;
}

export async function removeMemberRow(tx: Database, { account_id, couple_id }: Which): Promise<boolean> {
  const deleted = await tx
    .delete(weddingMember)
    .where(and(eq(weddingMember.account_id, account_id), eq(weddingMember.couple_id, couple_id)))
    .returning({ id: weddingMember.account_id });
  return deleted.length > 0;
}

export async function findOwner(db: Database, couple_id: string) {
  const [result] = await db
    .select({ partner1_name: couple.partner1_name, partner2_name: couple.partner2_name, email: account.email })
    .from(couple)
    .innerJoin(account, eq(account.id, couple.id))
    .where(eq(couple.id, couple_id));
  return result ?? null;
}

export async function insertWeddingInvitation(tx: Database, row: typeof weddingInvitation.$inferInsert): Promise<void> {
  await tx.insert(weddingInvitation).values(row);
}

export async function listWeddingInvitations(db: Database, couple_id: string): Promise<WeddingInvitationRow[]> {
  return db
    .select()
    .from(weddingInvitation)
    .where(eq(weddingInvitation.couple_id, couple_id))
    .orderBy(desc(weddingInvitation.created_at), desc(weddingInvitation.id));
}

export async function findWeddingInvitation(db: Database, id: string): Promise<WeddingInvitationRow | null> {
  const [result] = await db.select().from(weddingInvitation).where(eq(weddingInvitation.id, id));
  return result ?? null;
}

export async function findWeddingInvitationByToken(
  db: Database,
  token_hash: string,
  now: Date,
): Promise<WeddingInvitationRow | null> {
  const [result] = await db
    .select()
    .from(weddingInvitation)
    .where(and(eq(weddingInvitation.token_hash, token_hash), gt(weddingInvitation.expires_at, now)));
  return result ?? null;
}

export async function countMembersAndInvitations(
  tx: Database,
  couple_id: string,
  now: Date,
  but_id?: string,
): Promise<number> {
  const members = await tx.$count(weddingMember, eq(weddingMember.couple_id, couple_id));
  const living = and(eq(weddingInvitation.couple_id, couple_id), gt(weddingInvitation.expires_at, now));
  const others = but_id === undefined ? living : and(living, ne(weddingInvitation.id, but_id));
  return members + (await tx.$count(weddingInvitation, others));
}

export async function updateEnd(tx: Database, id: string, expires_at: Date): Promise<void> {
  await tx.update(weddingInvitation).set({ expires_at }).where(eq(weddingInvitation.id, id));
}

export async function removeInvitation(tx: Database, { id, couple_id }: { id: string; couple_id: string }) {
  const deleted = await tx
    .delete(weddingInvitation)
    .where(and(eq(weddingInvitation.id, id), eq(weddingInvitation.couple_id, couple_id)))
    .returning({ id: weddingInvitation.id });
  return deleted.length > 0;
}

export async function removeInvitationsOf(tx: Database, couple_id: string): Promise<string[]> {
  const deleted = await tx
    .delete(weddingInvitation)
    .where(eq(weddingInvitation.couple_id, couple_id))
    .returning({ id: weddingInvitation.id });
  return deleted.map(({ id }) => id);
}

export async function listWeddingInvitationsByEmail(db: Database, email: string): Promise<WeddingInvitationRow[]> {
  return db
    .select()
    .from(weddingInvitation)
    .where(sql`lower(${weddingInvitation.email}) = lower(${email})`)
    .orderBy(desc(weddingInvitation.created_at));
}

export async function removeWeddingInvitationsByEmail(tx: Database, email: string): Promise<string[]> {
  const deleted = await tx
    .delete(weddingInvitation)
    .where(sql`lower(${weddingInvitation.email}) = lower(${email})`)
    .returning({ id: weddingInvitation.id });
  return deleted.map(({ id }) => id);
}

export async function removeWeddingInvitationsBefore(tx: Database, over: Date, rows_max: number): Promise<string[]> {
  const { id, expires_at } = weddingInvitation;
  const old = tx
    .select({ id })
    .from(weddingInvitation)
    .where(lt(expires_at, over))
    .limit(rows_max)
    .for("update", { skipLocked: true });
  const deleted = await tx.delete(weddingInvitation).where(inArray(id, old)).returning({ id });
  return deleted.map((row) => row.id);
}

/** Skips one that is being deleted, leaving or becoming a reader. Locks its own wedding too; null for none. */
export async function lockHeir(
  tx: Database,
  couple_id: string,
): Promise<{ account_id: string; name: string; email: string } | null> {
  const [result] = await tx
    .select({ account_id: weddingMember.account_id, name: weddingMember.name, email: account.email })
    .from(weddingMember)
    .innerJoin(couple, eq(couple.id, weddingMember.account_id))
    .innerJoin(account, eq(account.id, weddingMember.account_id))
    .where(and(eq(weddingMember.couple_id, couple_id), eq(weddingMember.role, "editor")))
    .orderBy(asc(weddingMember.joined_at), asc(weddingMember.account_id))
    .limit(1)
    .for("update", { of: [couple, weddingMember] });
  return result ?? null;
}

type Transfer = { from: string; to: string };

export async function moveMembers(tx: Database, { from, to }: Transfer): Promise<void> {
  await tx.update(weddingMember).set({ couple_id: to }).where(eq(weddingMember.couple_id, from));
}

export async function moveInvitations(tx: Database, { from, to }: Transfer): Promise<void> {
  await tx.update(weddingInvitation).set({ couple_id: to }).where(eq(weddingInvitation.couple_id, from));
}
