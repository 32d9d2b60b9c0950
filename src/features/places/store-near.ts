import { sql, type SQL } from "drizzle-orm";
import { earth_radius_km } from "../../contract/places/great-circle.ts";
import type { Coordinates } from "../../contract/places/mercator.ts";
import { road_factor, roadsFrom } from "./measure-road.ts";
import { getPlace } from "./rules.ts";

/** Who reaches a place, given by its slug. */
export type NearFilter = {
  slug: string;
  /** In kilometres, as everything below. */
  within: number;
  /** False where nobody who is looked for travels: venues. */
  has_travelling: boolean;
};

/** How rows of `listing` reach a place, for a query of them: the rule `reachOf` [places-6]. */
export type NearQuery = {
  /** What follows the other tables of `from`. */
  join: SQL;
  /** By road; null where that is not known. */
  km: SQL;
  isBased: SQL;
  /** Its own radius ends beyond the place, or it names it as a town. Who has a pin never travels. */
  isTravelling: SQL;
  isReached: SQL;
};

export function queryNear({ slug, within, has_travelling }: NearFilter): NearQuery {
  const km = sql`distance.km`;
  const isBased = sql`coalesce(${km} <= ${within}, false)`;
  const isTravelling = sql`(listing.reach_km is not null
    and (coalesce(${km} <= listing.reach_km, false) or listing.town_slugs @> ${sql.param([slug])}::text[]))`;
  return {
    join: sql`cross join lateral (select ${distanceKm(slug)} as km) as distance`,
    km,
    isBased,
    isTravelling,
    isReached: has_travelling ? sql`(${isBased} or ${isTravelling})` : isBased,
  };
}

/** A venue with a pin is measured from there, everybody else from its place, by the program's own distances [places-5]. */
function distanceKm(slug: string): SQL {
  const place = getPlace(slug);
  const roads = JSON.stringify(Object.fromEntries(roadsFrom(place).map(({ slug: from, km }) => [from, km])));
  return sql`case when listing.latitude is null then (${roads}::jsonb ->> listing.place_slug)::int else ${kmToPin(place)} end`;
}

/** As `roadKm` measures it. */
function kmToPin({ latitude, longitude }: Coordinates): SQL {
  const chord = sql`power(sin(radians(${latitude}::float8 - listing.latitude) / 2), 2) + cos(radians(${latitude}::float8))
    * cos(radians(listing.latitude)) * power(sin(radians(${longitude}::float8 - listing.longitude) / 2), 2)`;
  const km = sql`${2 * earth_radius_km * road_factor}::float8 * asin(least(1, sqrt(${chord})))`;
  return sql`(select case when road < 10 then round(road) else round(road / 5) * 5 end from (select ${km} as road) as measured)`;
}
