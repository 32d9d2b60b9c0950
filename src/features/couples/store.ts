import { and, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { MemberRole } from "../../contract/weddings/calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { account } from "../../schema/accounts.ts";
import { couple } from "../../schema/couples.ts";
import { weddingMember } from "../../schema/weddings.ts";
import { havingFactor } from "../accounts/second-factor/store-factors.ts";
import { matchVenue } from "./rules.ts";

const { partner1_name, partner2_name, wedding_date, phone, venue_name, venue_location, venue_place, guest_count } =
  couple;
const { email, auth_provider, email_verified_at } = account;
const columns = {
  partner1_name,
  partner2_name,
  wedding_date,
  venue_name,
  venue_location,
  venue_place,
  guest_count,
  phone,
  email,
  email_verified_at,
  auth_provider,
};

export async function findCouple(db: Database, id: string) {
  const [result] = await db
    .select({
      id: account.id,
      wedding_id: couple.id,
      began_at: couple.created_at,
      role: weddingMember.role,
      ...columns,
    })
    .from(account)
    .leftJoin(weddingMember, eq(weddingMember.account_id, account.id))
    .innerJoin(couple, eq(couple.id, sql`coalesce(${weddingMember.couple_id}, ${account.id})`))
    .where(eq(account.id, id));
  return result ?? null;
}

export async function findWedding(db: Database, id: string): Promise<WeddingRow | null> {
  const [result] = await db
    .select({ id: couple.id, wedding_id: couple.id, ...columns })
    .from(couple)
    .innerJoin(account, eq(account.id, couple.id))
    .where(eq(couple.id, id));
  return result ? { ...result, role: null } : null;
}

type CoupleRow = NonNullable<Awaited<ReturnType<typeof findCouple>>>;
export type WeddingRow = Omit<CoupleRow, "began_at">;

type Columns = Omit<typeof couple.$inferInsert, "venue_place" | "venue_matched">;

/** Also sets the place from the venue's location [couples-15]. */
export async function insertCouple(tx: Database, row: Columns): Promise<void> {
  await tx.insert(couple).values({ ...row, ...matchVenue(row.venue_location ?? null) });
}

/** Changes only the named columns, and the place with the venue's location. */
export async function updateCouple(tx: Database, id: string, columns: Partial<Columns>): Promise<void> {
  const { venue_location } = columns;
  const matched = venue_location === undefined ? {} : matchVenue(venue_location);
  const written = { ...columns, ...matched };
  await tx.update(couple).set(written).where(eq(couple.id, id));
}

type Venue = { id: string; venue_location: string | null };

/** Locks couples whose venue was matched by another text or list, or never; skips locked rows. */
export async function lockUnmatchedVenues(tx: Database, version: string, limit: number): Promise<Venue[]> {
  const { id, venue_location, venue_matched } = couple;
  return tx
    .select({ id, venue_location })
    .from(couple)
    .where(sql`${venue_matched} is distinct from ${`${version} `}::text || coalesce(${venue_location}, '')`)
    .limit(limit)
    .for("update", { skipLocked: true });
}

/** Answers how many locations match no single place. */
export async function updateVenuePlaces(tx: Database, venues: Venue[]): Promise<number> {
  const result = venues.map((venue) => ({ ...venue, ...matchVenue(venue.venue_location) }));
  await tx.execute(sql`
    update couple set venue_place = result.venue_place, venue_matched = result.venue_matched
    from jsonb_to_recordset(${JSON.stringify(result)}::jsonb)
      as result (id uuid, venue_place text, venue_matched text)
    where couple.id = result.id`);
  return result.filter(({ venue_location, venue_place }) => (venue_location ?? "") !== "" && venue_place === null)
    .length;
}

export async function lockRow(tx: Database, id: string): Promise<boolean> {
  const result = await tx.select({ id: couple.id }).from(couple).where(eq(couple.id, id)).for("update");
  return result.length > 0;
}

/** Holds the membership and role until the transaction ends; false if either differs. */
export async function lockMemberRow(
  tx: Database,
  { id, couple_id, role }: { id: string; couple_id: string; role: MemberRole },
): Promise<boolean> {
  const isIt = and(
    eq(weddingMember.account_id, id),
    eq(weddingMember.couple_id, couple_id),
    eq(weddingMember.role, role),
  );
  const result = await tx.select({ role: weddingMember.role }).from(weddingMember).where(isIt).for("share");
  return result.length > 0;
}

/** Visits within `pause_minutes` of each other count as one. */
export async function saveCoupleVisit(
  db: Database,
  id: string,
  { now, pause_minutes }: { now: Date; pause_minutes: number },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    update couple set seen_at = greatest(seen_at, ${at}),
      left_at = case when seen_at < ${at} - make_interval(mins => ${pause_minutes}) then seen_at else left_at end
    where id = ${id}`);
}

export async function findCoupleVisit(db: Database, id: string) {
  const { seen_at, left_at } = couple;
  const [result] = await db.select({ seen_at, left_at }).from(couple).where(eq(couple.id, id));
  return result ?? null;
}

export async function lockCoupleAccount(tx: Database, id: string): Promise<void> {
  const known = and(eq(account.id, id), eq(account.kind, "couple"));
  await tx.select({ id: account.id }).from(account).where(known).for("key share");
}

/** Each table has an index for this search (schema/couples.ts, schema/accounts.ts). */
function matchesText(pattern: string): SQL {
  return sql`${couple.id} in (
    select id from couple
      where search_form(coalesce(partner1_name, '') || ' & ' || coalesce(partner2_name, '')) like ${pattern}
    union select id from account where kind = 'couple' and lower(email) like ${pattern})`;
}

export async function listMatchingCouples(
  db: Database,
  pattern: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const { id, partner1_name, partner2_name, wedding_date, created_at } = couple;
  const { email, auth_provider } = account;
  const has_second_factor = havingFactor(sql`${id}`);
  return db
    .select({ id, partner1_name, partner2_name, wedding_date, created_at, email, auth_provider, has_second_factor })
    .from(couple)
    .innerJoin(account, and(eq(account.id, couple.id), eq(account.kind, "couple")))
    .where(pattern === undefined ? undefined : matchesText(pattern))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
    .offset(offset);
}

export async function countMatchingCouples(db: Database, pattern: string | undefined): Promise<number> {
  return db.$count(couple, pattern === undefined ? undefined : matchesText(pattern));
}

export async function countNewCouples(db: Database, since: Date): Promise<number> {
  return db.$count(couple, gt(couple.created_at, since));
}

/** Copies known values only, the venue as a whole. Names and phone stay with their owner. */
export async function moveDetails(
  tx: Database,
  { from, to, name }: { from: string; to: string; name: string },
): Promise<void> {
  await tx.execute(sql`
    update couple set wedding_date = coalesce(handed.wedding_date, couple.wedding_date), guest_count = coalesce(handed.guest_count, couple.guest_count),
      (venue_name, venue_location, venue_place, venue_matched) = (select v.venue_name, v.venue_location, v.venue_place, v.venue_matched from couple v
        where v.id = case when coalesce(handed.venue_name, handed.venue_location) is null then couple.id else handed.id end),
      partner1_name = coalesce(nullif(couple.partner1_name, ''), ${name})
    from couple handed where handed.id = ${from} and couple.id = ${to}`);
}
