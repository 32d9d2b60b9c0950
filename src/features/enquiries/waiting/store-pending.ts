import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import * as shares from "../../../contract/enquiries/calls.ts";
import * as limits from "../../../contract/limits.ts";
import { rows, type Database } from "../../../platform/database/database.ts";
import { batchOf } from "../../../platform/database/in-batches.ts";
import { confirmedEmail, pendingEnquiry } from "../../../schema/enquiries.ts";

export async function insertPendingEnquiry(tx: Database, row: typeof pendingEnquiry.$inferInsert): Promise<void> {
  await tx.insert(pendingEnquiry).values(row);
}

export async function findPendingEnquiry(db: Database, id: string) {
  const [result] = await db.select().from(pendingEnquiry).where(eq(pendingEnquiry.id, id));
  return result ?? null;
}

export async function listPendingByCouple(db: Database, couple_id: string, now: Date) {
  const { id, input, recipients_total, created_at, expires_at } = pendingEnquiry;
  return db
    .select({ id, input, recipients_total, created_at, expires_at })
    .from(pendingEnquiry)
    .where(and(eq(pendingEnquiry.couple_id, couple_id), gt(expires_at, now)))
    .orderBy(desc(created_at), desc(id));
}

export async function updatePendingToken(db: Database, id: string, token_hash: string): Promise<void> {
  await db.update(pendingEnquiry).set({ token_hash }).where(eq(pendingEnquiry.id, id));
}

export async function hasPendingEnquiry(db: Database, token_hash: string, now: Date): Promise<boolean> {
  return (
    (await db.$count(
      pendingEnquiry,
      and(eq(pendingEnquiry.token_hash, token_hash), gt(pendingEnquiry.expires_at, now)),
    )) > 0
  );
}

/** Only one concurrent call gets it. Null if expired, sent or unknown. */
export async function consumePendingEnquiry(tx: Database, token_hash: string, now: Date) {
  const [row] = await tx.delete(pendingEnquiry).where(eq(pendingEnquiry.token_hash, token_hash)).returning();
  return row && row.expires_at > now ? row : null;
}

export async function removeOverdue(db: Database, now: Date): Promise<void> {
  await db.delete(pendingEnquiry).where(lte(pendingEnquiry.expires_at, now));
}

export async function isEmailConfirmed(db: Database, email_hash: string): Promise<boolean> {
  const result = await rows(db, sql`select 1 from confirmed_email where email_hash = ${email_hash}`);
  return result.length > 0;
}

export async function insertConfirmedEmail(tx: Database, email_hash: string, now: Date): Promise<void> {
  await tx.insert(confirmedEmail).values({ email_hash, confirmed_at: now }).onConflictDoNothing();
}

export async function removeConfirmedEmail(tx: Database, email_hash: string): Promise<void> {
  await tx.delete(confirmedEmail).where(eq(confirmedEmail.email_hash, email_hash));
}

export async function removeOldConfirmed(db: Database, now: Date, rows_max: number): Promise<number> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${limits.confirmed_email_memory_months})`;
  const batch = batchOf(confirmedEmail.email_hash, sql`${confirmedEmail.confirmed_at} <= ${before}`, rows_max);
  return (await db.delete(confirmedEmail).where(batch).returning({ email_hash: confirmedEmail.email_hash })).length;
}

/** A guest's: sent without a session or with an unconfirmed email [enquiries-30]. */
const isOfGuest = sql`(is_unconfirmed or by_account_id is null)`;

/** Emails to providers: for guests' bulk enquiries, and for all unconfirmed senders. */
export async function countGuestEmails(db: Database, since: Date): Promise<{ emails: number; unconfirmed: number }> {
  const after = sql`created_at > ${since.toISOString()}::timestamptz`;
  const [result] = await rows<{ emails: number; unconfirmed: number }>(
    db,
    sql`select
      (select count(*)::int from enquiry join enquiry_recipient on enquiry_id = enquiry.id
        where kind = 'bulk' and ${isOfGuest} and ${after}) as emails,
      (select count(*)::int from enquiry join enquiry_recipient on enquiry_id = enquiry.id
        where is_unconfirmed and ${after}) as unconfirmed`,
  );
  return result ?? { emails: 0, unconfirmed: 0 };
}

/** By couples, who count once each, and by guests, in total and per network [enquiries-30]. */
export async function listFull(
  db: Database,
  { since, guest_network }: { since: Date; guest_network: string | null },
): Promise<string[]> {
  const share =
    guest_network === null
      ? sql`not ${isOfGuest} group by provider_id
        having count(distinct by_account_id) >= ${shares.bulk_couples_per_recipient_daily_max}`
      : sql`${isOfGuest} group by provider_id
        having count(*) >= ${shares.bulk_guests_per_recipient_daily_max}
          or count(*) filter (where sender_network = ${guest_network}) >= ${shares.bulk_guests_per_network_daily_max}`;
  const result = await rows<{ id: string }>(
    db,
    sql`select provider_id as id from enquiry join enquiry_recipient on enquiry_id = enquiry.id
      where kind = 'bulk' and created_at > ${since.toISOString()}::timestamptz and provider_id is not null and ${share}`,
  );
  return result.map(({ id }) => id);
}

export async function eraseNetworks(db: Database, before: Date, rows_max: number): Promise<number> {
  const updated = await rows(
    db,
    sql`update enquiry set sender_network = null where id in (
      select id from enquiry where sender_network is not null and created_at <= ${before.toISOString()}::timestamptz
      limit ${rows_max} for update skip locked) returning id`,
  );
  return updated.length;
}
