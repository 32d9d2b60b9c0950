import { eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { account } from "../../schema/accounts.ts";
import { couple } from "../../schema/couples.ts";
import { letter } from "../../schema/letters.ts";

/** A couple with what its account adds; null when there is none. */
export async function findCouple(db: Database, id: string) {
  const { partner1_name, partner2_name, wedding_date, phone, venue_name, venue_location, guest_count } = couple;
  const { email, auth_provider } = account;
  const names = { partner1_name, partner2_name };
  const wedding = { wedding_date, venue_name, venue_location, guest_count };
  const [found] = await db
    .select({ id: couple.id, ...names, ...wedding, phone, email, auth_provider })
    .from(couple)
    .innerJoin(account, eq(account.id, couple.id))
    .where(eq(couple.id, id));
  return found ?? null;
}

/** What `findCouple` finds. */
export type CoupleRow = NonNullable<Awaited<ReturnType<typeof findCouple>>>;

export async function insertCouple(tx: Database, row: typeof couple.$inferInsert): Promise<void> {
  await tx.insert(couple).values(row);
}

/** Writes the named columns and leaves the others. */
export async function updateCouple(
  tx: Database,
  id: string,
  columns: Partial<typeof couple.$inferInsert>,
): Promise<void> {
  await tx.update(couple).set(columns).where(eq(couple.id, id));
}

/** Takes a couple's row until the transaction ends; false when there is none. */
export async function lockRow(tx: Database, id: string): Promise<boolean> {
  const found = await tx.select({ id: couple.id }).from(couple).where(eq(couple.id, id)).for("update");
  return found.length > 0;
}

/** Takes away what was written to the couple about its account, sent or waiting, also to addresses that it had before. */
export async function removeLetters(tx: Database, id: string): Promise<void> {
  await tx.delete(letter).where(eq(letter.subject_id, id));
}

/** Notes a look at the dashboard. Looks that follow each other within `pause_minutes` are one visit. */
export async function noteVisit(db: Database, id: string, { now, pause_minutes }: { now: SQL; pause_minutes: number }) {
  await db.execute(sql`
    update couple set seen_at = greatest(seen_at, ${now}),
      left_at = case when seen_at < ${now} - make_interval(mins => ${pause_minutes}) then seen_at else left_at end
    where id = ${id}`);
}

/** When a couple was at its dashboard; null for an unknown couple. */
export async function findVisit(db: Database, id: string) {
  const { seen_at, left_at } = couple;
  const [found] = await db.select({ seen_at, left_at }).from(couple).where(eq(couple.id, id));
  return found ?? null;
}
