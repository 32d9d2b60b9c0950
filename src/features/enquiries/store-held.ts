import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import { rows, type Database } from "../../platform/database.ts";
import { prepared } from "../../platform/prepared.ts";
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
  const found = await rows(db, prepared`select 1 from confirmed_email where email_hash = ${email_hash}`);
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

/** How many letters to providers left since a moment for senders whose email nobody had confirmed. */
export async function countUnconfirmedLetters(db: Database, since: Date): Promise<number> {
  const [found] = await rows<{ letters: number }>(
    db,
    sql`select count(*)::int as letters from enquiry join enquiry_recipient on enquiry_id = enquiry.id
      where is_unconfirmed and created_at > ${since.toISOString()}::timestamptz`,
  );
  return found?.letters ?? 0;
}

/** Providers that have had so many bulk enquiries since a moment, from senders whose email was confirmed or from the others. */
export async function listFull(
  db: Database,
  { since, is_unconfirmed, enquiries_max }: { since: Date; is_unconfirmed: boolean; enquiries_max: number },
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select provider_id as id from enquiry join enquiry_recipient on enquiry_id = enquiry.id
      where kind = 'bulk' and created_at > ${since.toISOString()}::timestamptz and is_unconfirmed = ${is_unconfirmed}
        and provider_id is not null
      group by provider_id having count(*) >= ${enquiries_max}`,
  );
  return found.map(({ id }) => id);
}
