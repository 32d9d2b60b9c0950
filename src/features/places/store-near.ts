import { sql, type SQL } from "drizzle-orm";
import { earth_radius_km } from "../../contract/places/great-circle.ts";
import type { Coordinates } from "../../contract/places/mercator.ts";
import { road_factor, roadsFrom } from "./measure-road.ts";
import { getPlace } from "./rules.ts";

export type NearFilter = {
  slug: string;
  /** All distances here are in kilometres. */
  within: number;
  has_travelling: boolean;
};

/** SQL for the rule of `coverageOf` [places-6]. */
export type NearQuery = {
  join: SQL;
  km: SQL;
  isBased: SQL;
  /** Its radius reaches the place, or the place is one of its towns. A business with a pin never travels. */
  isTravelling: SQL;
  isReachable: SQL;
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
    isReachable: has_travelling ? sql`(${isBased} or ${isTravelling})` : isBased,
  };
}

/** From a venue's pin, else from the business's place, with the distances of `roadKm` [places-5]. */
function distanceKm(slug: string): SQL {
  const place = getPlace(slug);
  const roads = JSON.stringify(Object.fromEntries(roadsFrom(place).map(({ slug: from, km }) => [from, km])));
  return sql`case when listing.latitude is null then (${roads}::jsonb ->> listing.place_slug)::int else ${kmToPin(place)} end`;
}

function kmToPin({ latitude, longitude }: Coordinates): SQL {
  const chord = sql`power(sin(radians(${latitude}::float8 - listing.latitude) / 2), 2) + cos(radians(${latitude}::float8))
    * cos(radians(listing.latitude)) * power(sin(radians(${longitude}::float8 - listing.longitude) / 2), 2)`;
  const km = sql`${2 * earth_radius_km * road_factor}::float8 * asin(least(1, sqrt(${chord})))`;
  return sql`(select case when road < 10 then round(road) else round(road / 5) * 5 end from (select ${km} as road) as measured)`;
}
