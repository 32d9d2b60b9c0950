import { and, eq, inArray, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { isoTimestamp } from "../../platform/iso-timestamp.ts";
import type { StoredPictureFacts } from "../../platform/pictures/pictures.ts";
import { favourite } from "../../schema/couples.ts";
import { listing } from "../../schema/listings.ts";
import { provider } from "../../schema/providers.ts";
import { logoSelection } from "../providers/store.ts";

export type FavouriteRow = {
  id: string;
  provider_id: string;
  business_name: string;
  category_name: string | null;
  city: string | null;
  province: string | null;
  created_at: string;
  logo: StoredPictureFacts | null;
  watched_day: string | null;
  is_booked: boolean;
  booked_cents: number | null;
  /** Accepted by the couple but not yet confirmed by the provider. */
  held_quote_id: string | null;
  open_quote_id: string | null;
  conversation_id: string | null;
  is_own_day: boolean;
  added_by: string | null;
};

const createdAt = sql`${isoTimestamp("f.created_at")} as created_at`;

/** Booked on this site [quotes-11]. */
const joinBookings = sql`left join lateral (
    select sum(b.total_cents) filter (where b.state <> 'held')::float8 as booked_cents, min(b.confirmed_at) as booked_at,
      bool_or(b.wedding_date = couple.wedding_date) as is_own_day,
      (array_agg(b.quote_id order by b.held_until) filter (where b.state = 'held'))[1] as held_quote_id
    from booking b join conversation on conversation.id = b.conversation_id join couple on couple.id = conversation.couple_id
    where conversation.couple_id = f.couple_id and b.provider_id = f.provider_id and b.state in ('held', 'confirmed', 'done')
  ) own on true`;

/** Open conversations with the vendor, and the newest quote in them that can be accepted [quotes-8]. */
const joinContact = (today: string) => sql`left join lateral (
    select (array_agg(c.id order by c.last_at desc))[1] as conversation_id,
      (array_agg(q.id order by q.sent_at desc) filter (where q.id is not null))[1] as open_quote_id
    from conversation c
    left join quote q on q.conversation_id = c.id and q.state = 'sent' and (q.valid_until is null or q.valid_until >= ${today}::date)
    where c.couple_id = f.couple_id and c.provider_id = f.provider_id and c.status not in ('declined', 'closed')
      and c.couple_blocked_at is null and c.provider_blocked_at is null
  ) contact on true`;

export async function listVisibleFavourites(db: Database, couple_id: string, today: string): Promise<FavouriteRow[]> {
  return rows(
    db,
    sql`select f.id, f.provider_id, p.business_name, c.name as category_name, p.city, p.province, ${createdAt},
        ${logoSelection},
        w.day::text as watched_day, f.booked_at is not null or own.booked_at is not null as is_booked, own.booked_cents, own.held_quote_id,
        coalesce(own.is_own_day, false) as is_own_day, f.added_by, contact.open_quote_id, contact.conversation_id
      from favourite f
      ${joinBookings}
      ${joinContact(today)}
      left join favourite_watch w on w.favourite_id = f.id
      join listing l on l.provider_id = f.provider_id
      join provider p on p.id = f.provider_id
      left join provider_category pc on pc.provider_id = p.id and pc.is_primary
      left join category c on c.id = pc.category_id
      where f.couple_id = ${couple_id}
      order by f.created_at desc, f.id desc`,
  );
}

type SavedFavourite = {
  provider_id: string;
  business_name: string | null;
  created_at: string;
  booked_at: string | null;
  watched_day: string | null;
};

export async function listSaved(db: Database, couple_id: string): Promise<SavedFavourite[]> {
  return rows(
    db,
    sql`select f.provider_id, case when l.provider_id is not null then p.business_name end as business_name, ${createdAt},
        ${isoTimestamp("f.booked_at")} as booked_at, w.day::text as watched_day
      from favourite f
      left join favourite_watch w on w.favourite_id = f.id
      join provider p on p.id = f.provider_id
      left join listing l on l.provider_id = f.provider_id
      where f.couple_id = ${couple_id}
      order by f.created_at desc, f.id desc`,
  );
}

/** Locks listed providers against deletion; names by id. */
export async function lockAllListed(tx: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const result = await tx
    .select({ id: provider.id, business_name: provider.business_name })
    .from(provider)
    .innerJoin(listing, eq(listing.provider_id, provider.id))
    .where(inArray(provider.id, [...ids]))
    .orderBy(provider.id)
    .for("key share", { of: provider });
  return new Map(result.map(({ id, business_name }) => [id, business_name]));
}

export async function listProviderIds(db: Database, couple_id: string): Promise<string[]> {
  const result = await db
    .select({ provider_id: favourite.provider_id })
    .from(favourite)
    .where(eq(favourite.couple_id, couple_id));
  return result.map(({ provider_id }) => provider_id);
}

export async function findFavourite(db: Database, couple_id: string, provider_id: string) {
  const { id } = favourite;
  const [result] = await db
    .select({ id, provider_id: favourite.provider_id })
    .from(favourite)
    .where(and(eq(favourite.couple_id, couple_id), eq(favourite.provider_id, provider_id)));
  return result ?? null;
}

/** The provider's id; null if not the couple's favourite. */
export async function findOwned(db: Database, couple_id: string, id: string): Promise<string | null> {
  const [result] = await db
    .select({ provider_id: favourite.provider_id })
    .from(favourite)
    .where(and(eq(favourite.id, id), eq(favourite.couple_id, couple_id)));
  return result?.provider_id ?? null;
}

export async function countFavourites(db: Database, couple_id: string): Promise<number> {
  return db.$count(favourite, eq(favourite.couple_id, couple_id));
}

export async function insertFavourites(tx: Database, rows: (typeof favourite.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(favourite).values(rows);
}

/** Returns the provider's id; null if there was none. */
export async function deleteFavourite(tx: Database, couple_id: string, id: string): Promise<string | null> {
  const [deleted] = await tx
    .delete(favourite)
    .where(and(eq(favourite.id, id), eq(favourite.couple_id, couple_id)))
    .returning({ provider_id: favourite.provider_id });
  return deleted?.provider_id ?? null;
}

/** Locks the couple's favourite; null if there is none. */
export async function lockOwned(
  tx: Database,
  couple_id: string,
  id: string,
): Promise<{ provider_id: string; business_name: string; booked_at: Date | null; is_own_day: boolean } | null> {
  const [result] = await tx
    .select({
      provider_id: favourite.provider_id,
      business_name: provider.business_name,
      booked_at: favourite.booked_at,
      is_own_day: sql<boolean>`exists (select from booking b join conversation c on c.id = b.conversation_id
        join couple on couple.id = c.couple_id where couple.id = ${couple_id} and b.provider_id = ${favourite.provider_id}
          and b.state in ('held', 'confirmed') and b.wedding_date = couple.wedding_date)`,
    })
    .from(favourite)
    .innerJoin(provider, eq(provider.id, favourite.provider_id))
    .where(and(eq(favourite.id, id), eq(favourite.couple_id, couple_id)))
    .for("update", { of: favourite });
  return result ?? null;
}

export async function setBooked(tx: Database, id: string, booked_at: Date | null): Promise<void> {
  await tx.update(favourite).set({ booked_at }).where(eq(favourite.id, id));
}

export type BookedFavourite = {
  id: string;
  provider_id: string;
  business_name: string;
  category_name: string | null;
  /** E.164. */
  phone: string;
  booked_at: Date;
};

/** Ordered by name; without unlisted providers. */
export async function listBooked(db: Database, couple_id: string): Promise<BookedFavourite[]> {
  const result = await rows<Omit<BookedFavourite, "booked_at"> & { booked_at: string }>(
    db,
    sql`select f.id, f.provider_id, p.business_name, c.name as category_name, p.phone, ${isoTimestamp("coalesce(f.booked_at, own.booked_at)")} as booked_at
      from favourite f
      ${joinBookings}
      join listing l on l.provider_id = f.provider_id
      join provider p on p.id = f.provider_id
      left join provider_category pc on pc.provider_id = p.id and pc.is_primary
      left join category c on c.id = pc.category_id
      where f.couple_id = ${couple_id} and (f.booked_at is not null or own.booked_at is not null)
      order by p.business_name, f.id`,
  );
  return result.map((each) => ({ ...each, booked_at: new Date(each.booked_at) }));
}

export async function readName(db: Database, id: string): Promise<string> {
  const [result] = await db.select({ business_name: provider.business_name }).from(provider).where(eq(provider.id, id));
  return result?.business_name ?? "";
}

/** A moved favourite replaces the target's, with its marks. */
export async function moveFavourites(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    delete from favourite own using favourite handed
    where own.couple_id = ${to} and handed.couple_id = ${from} and own.provider_id = handed.provider_id`);
  await tx.update(favourite).set({ couple_id: to }).where(eq(favourite.couple_id, from));
}
