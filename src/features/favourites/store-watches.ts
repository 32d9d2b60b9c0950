import { eq, sql } from "drizzle-orm";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { favouriteWatch } from "../../schema/couples.ts";
import { isFreeOn } from "../calendars/store-availability.ts";

/** Replaces a watch for another day. */
export async function putWatch(
  tx: Database,
  { favourite_id, day, now }: { favourite_id: string; day: string; now: Date },
): Promise<void> {
  await tx
    .insert(favouriteWatch)
    .values({ favourite_id, day, created_at: now })
    .onConflictDoUpdate({
      target: favouriteWatch.favourite_id,
      set: { day, free_since: null, created_at: now },
      setWhere: sql`${favouriteWatch.day} <> ${day}::date`,
    });
}

export async function removeWatch(tx: Database, favourite_id: string): Promise<void> {
  await tx.delete(favouriteWatch).where(eq(favouriteWatch.favourite_id, favourite_id));
}

/** Past days, and days that are no longer the wedding date. Returns the count. */
export async function removeOutdatedWatches(db: Database, today: string, limit: number): Promise<number> {
  const deleted = await rows(
    db,
    sql`delete from favourite_watch where favourite_id in (
        select w.favourite_id from favourite_watch w
          join favourite f on f.id = w.favourite_id
          join couple c on c.id = f.couple_id
        where w.day < ${today}::date or w.day is distinct from c.wedding_date
        limit ${limit} for update of w skip locked)
      returning favourite_id`,
  );
  return deleted.length;
}

/** Saves when watched favourites became free, clears it when taken. Returns the count. */
export async function updateFreeSince(db: Database, { today, now }: CurrentTime, limit: number): Promise<number> {
  const changed = await rows(
    db,
    sql`update favourite_watch set free_since = case when free_since is null then ${now.toISOString()}::timestamptz end
      where favourite_id in (
        select w.favourite_id from favourite_watch w
          join favourite f on f.id = w.favourite_id
          left join listing l on l.provider_id = f.provider_id
        where (l.provider_id is not null and ${isFree(today)}) <> (w.free_since is not null)
        limit ${limit} for update of w skip locked)
      returning favourite_id`,
  );
  return changed.length;
}

type CurrentTime = { today: string; now: Date };

export type WatchNotification = { favourite_id: string; couple_id: string; day: string; email: string };

/** Only watches free long enough, with confirmed emails. Concurrent processes take different ones. */
export async function claimFreeWatches(
  tx: Database,
  { today, settled: free_before }: { today: string; settled: Date },
  limit: number,
): Promise<WatchNotification[]> {
  return rows(
    tx,
    sql`delete from favourite_watch t using favourite f, account a
      where f.id = t.favourite_id and a.id = f.couple_id and t.favourite_id in (
        select w.favourite_id from favourite_watch w
          join favourite f on f.id = w.favourite_id
          join couple c on c.id = f.couple_id and c.wedding_date = w.day
          join account a on a.id = f.couple_id and a.email_verified_at is not null
          join listing l on l.provider_id = f.provider_id
        where w.free_since <= ${free_before.toISOString()}::timestamptz and w.day >= ${today}::date and ${isFree(today)}
        limit ${limit} for update of w skip locked)
      returning t.favourite_id, f.couple_id, t.day::text as day, a.email`,
  );
}

function isFree(today: string) {
  return isFreeOn({ day: sql`w.day`, today }, sql`f.provider_id`);
}

/** Null if removed, booked, hidden or no longer the couple's date. */
export async function findWatchedForEmail(
  db: Database,
  { favourite_id, day }: { favourite_id: string; day: string },
): Promise<{ provider_id: string; business_name: string } | null> {
  return firstRow<{ provider_id: string; business_name: string }>(
    db,
    sql`select p.id as provider_id, p.business_name
      from favourite f
      join couple c on c.id = f.couple_id
      join listing l on l.provider_id = f.provider_id
      join provider p on p.id = f.provider_id
      where f.id = ${favourite_id} and f.booked_at is null and c.wedding_date = ${day}::date`,
  );
}
