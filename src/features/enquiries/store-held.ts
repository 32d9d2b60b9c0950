import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import * as shares from "../../contract/enquiries/limits.ts";
import * as limits from "../../contract/limits.ts";
import { rows, type Database } from "../../platform/database.ts";
import { confirmedEmail, heldEnquiry } from "../../schema/enquiries.ts";

export async function insertHeld(tx: Database, row: typeof heldEnquiry.$inferInsert): Promise<void> {
  await tx.insert(heldEnquiry).values(row);
}

/** A waiting enquiry; null when it was sent or is gone. */
export async function findHeld(db: Database, id: string) {
  const [found] = await db.select().from(heldEnquiry).where(eq(heldEnquiry.id, id));
  return found ?? null;
}

/** What a couple wrote that still waits, newest first. */
export async function findHeldOf(db: Database, couple_id: string, now: Date) {
  const { id, asked, recipients_total, created_at, expires_at } = heldEnquiry;
  return db
    .select({ id, asked, recipients_total, created_at, expires_at })
    .from(heldEnquiry)
    .where(and(eq(heldEnquiry.couple_id, couple_id), gt(expires_at, now)))
    .orderBy(desc(created_at), desc(id));
}

/** Gives it the token of the email that is being written. */
export async function updateHeldToken(db: Database, id: string, token_hash: string): Promise<void> {
  await db.update(heldEnquiry).set({ token_hash }).where(eq(heldEnquiry.id, id));
}

/** Whether an enquiry waits under this token. */
export async function isHeldBy(db: Database, token_hash: string, now: Date): Promise<boolean> {
  return (
    (await db.$count(heldEnquiry, and(eq(heldEnquiry.token_hash, token_hash), gt(heldEnquiry.expires_at, now)))) > 0
  );
}

/** Takes a waiting enquiry by its token: of several who come at once one gets it. Null when it is over, sent or unknown. */
export async function takeHeld(tx: Database, token_hash: string, now: Date) {
  const [taken] = await tx.delete(heldEnquiry).where(eq(heldEnquiry.token_hash, token_hash)).returning();
  return taken && taken.expires_at > now ? taken : null;
}

/** Removes what nobody confirmed in time. */
export async function removeOverdue(db: Database, now: Date): Promise<void> {
  await db.delete(heldEnquiry).where(lte(heldEnquiry.expires_at, now));
}

/** Whether somebody has shown an email to be theirs. */
export async function isEmailConfirmed(db: Database, email_hash: string): Promise<boolean> {
  const found = await rows(db, sql`select 1 from confirmed_email where email_hash = ${email_hash}`);
  return found.length > 0;
}

export async function insertConfirmedEmail(tx: Database, email_hash: string, now: Date): Promise<void> {
  await tx.insert(confirmedEmail).values({ email_hash, confirmed_at: now }).onConflictDoNothing();
}

export async function removeConfirmedEmail(tx: Database, email_hash: string): Promise<void> {
  await tx.delete(confirmedEmail).where(eq(confirmedEmail.email_hash, email_hash));
}

/** Forgets that emails were confirmed, where that is long ago: so many at most, and answers how many. */
export async function removeOldConfirmed(db: Database, now: Date, rows_max: number): Promise<number> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${limits.confirmed_email_memory_months})`;
  const gone = await rows(
    db,
    sql`delete from confirmed_email where email_hash in (
      select email_hash from confirmed_email where confirmed_at <= ${before} limit ${rows_max} for update skip locked)
      returning email_hash`,
  );
  return gone.length;
}

/** A guest's is what nobody wrote in a session, or with an email that nobody confirmed [enquiries-30]. */
const isOfGuest = sql`(is_unconfirmed or by_account_id is null)`;

/** How many letters to providers left since a moment for guests' enquiries to many, and of all letters those for senders whose email nobody had confirmed. */
export async function countGuestLetters(db: Database, since: Date): Promise<{ letters: number; unconfirmed: number }> {
  const after = sql`created_at > ${since.toISOString()}::timestamptz`;
  const [found] = await rows<{ letters: number; unconfirmed: number }>(
    db,
    sql`select
      (select count(*)::int from enquiry join enquiry_recipient on enquiry_id = enquiry.id
        where kind = 'bulk' and ${isOfGuest} and ${after}) as letters,
      (select count(*)::int from enquiry join enquiry_recipient on enquiry_id = enquiry.id
        where is_unconfirmed and ${after}) as unconfirmed`,
  );
  return found ?? { letters: 0, unconfirmed: 0 };
}

/**
 * Providers that have had their share of bulk enquiries since a moment [enquiries-30]: of couples, who are counted once each however much they
 * send; or of guests, all together and those of one network.
 */
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
  const found = await rows<{ id: string }>(
    db,
    sql`select provider_id as id from enquiry join enquiry_recipient on enquiry_id = enquiry.id
      where kind = 'bulk' and created_at > ${since.toISOString()}::timestamptz and provider_id is not null and ${share}`,
  );
  return found.map(({ id }) => id);
}

/** Forgets from which network guests sent, which counts for a day: so many at most, and answers how many. */
export async function forgetNetworks(db: Database, before: Date, rows_max: number): Promise<number> {
  const gone = await rows(
    db,
    sql`update enquiry set sender_network = null where id in (
      select id from enquiry where sender_network is not null and created_at <= ${before.toISOString()}::timestamptz
      limit ${rows_max} for update skip locked) returning id`,
  );
  return gone.length;
}
