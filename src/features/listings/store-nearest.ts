import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { matching, type ListFilter } from "./store-matching.ts";
import { waysAround, type NearFilter } from "./store-near.ts";

/**
 * How far around a place at least so many of a list are at home, in kilometres: its places are looked through from the nearest on, a few at a time,
 * each up to so many. Null where the surroundings don't have as many. Who has a pin is not counted, so that they may be nearer than this.
 */
export async function measureSpread(
  db: Database,
  { near, ...others }: ListFilter & { near: NearFilter },
  wanted: number,
): Promise<number | null> {
  let found = 0;
  for (const ways of waysAround(near)) {
    const rings = await rows<{ way_km: number; total: number }>(
      db,
      sql`select way_km, count(*)::int as total from ${ways} cross join lateral (select from listing
          where place_slug = way.slug and latitude is null and ${matching(others)} limit ${wanted}) as home
        group by way_km order by way_km`,
    );
    for (const { way_km, total } of rings) {
      found += total;
      if (found >= wanted) return way_km;
    }
  }
  return null;
}
