import { getTableColumns, sql, type SQL } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import { earth_radius_km } from "../../contract/places/great-circle.ts";
import type { Coordinates } from "../../contract/places/mercator.ts";
import type { Reaches } from "../../contract/places/shapes.ts";
import { listingCategory } from "../../schema/listings.ts";
import { bandOf, road_factor, roadsFrom } from "../places/measure-road.ts";
import { getPlace } from "../places/rules.ts";

/** Who reaches a place, given by its slug. */
export type NearFilter = {
  slug: string;
  /** In kilometres, as everything below. */
  within: number;
  /** Of those who are based there, only who is at least so far away. */
  from?: number;
  /** False where nobody who is looked for travels: venues. */
  has_travelling: boolean;
  /** Only those who reach it so. */
  reaches?: Reaches;
};

/** Whether a row of the listing reaches the place, as SQL: the rule `reachOf` [places-6]. */
export function reaching({ reaches, ...near }: NearFilter): SQL {
  if (reaches === "based_near") return basedNear(near);
  if (reaches === "travels") return travelling(near);
  return sql`(${basedNear(near)} or ${travelling(near)})`;
}

function basedNear(near: NearFilter): SQL {
  return sql`((${sql.join(atHome(near), sql`) or (`)}))`;
}

/** Those at home around the place, in two parts that share nobody: without a pin, found by the index of places alone, and with one. */
function atHome(near: NearFilter): SQL[] {
  return [
    sql`latitude is null and place_slug = any(${slugsOf(roadsTo(near).around)})`,
    isPinAround(pinKm(getPlace(near.slug)), near),
  ];
}

/** The same as what follows `from`, whoever else is asked for. Where the nearest come first the rows have `way_km`, the distance. */
export function homesOf(near: NearFilter, isByDistance: boolean): SQL[] {
  if (!isByDistance) return atHome(near).map((part) => sql`listing where ${part}`);
  return [
    sql`${waysOf(roadsTo(near).around)} cross join lateral (select * from listing
      where place_slug = way.slug and latitude is null offset 0) as listing where true`,
    pinsAround(sql`listing`, near),
  ];
}

/** Those of a table who have a pin around the place, with `way_km`, as what follows `from`. */
function pinsAround(table: SQL, near: NearFilter): SQL {
  return sql`${table} cross join lateral (select ${pinKm(getPlace(near.slug))} as way_km) as way
    where ${isPinAround(sql`way_km`, near)}`;
}

/** Whether a row has a pin around the place, which is `km` away. */
function isPinAround(km: SQL, { slug, from, within }: NearFilter): SQL {
  const { south, north } = bandOf(getPlace(slug), within);
  const isAround = from === undefined ? sql`${km} <= ${within}` : sql`${km} between ${from} and ${within}`;
  return sql`latitude between ${south} and ${north} and ${isAround}`;
}

/** Those from farther away whose own radius ends beyond the place, or who name it as a town. Who has a pin never travels. */
function travelling({ slug, within, has_travelling }: NearFilter): SQL {
  if (!has_travelling) return sql`false`;
  const { around, beyond } = roadsTo({ slug, within });
  return sql`(reach_km is not null and (
    (place_slug = any(${slugsOf(beyond)}) and ${roadKmOf(beyond)} <= reach_km)
    or (town_slugs @> ${sql.param([slug])}::text[] and (place_slug is null or place_slug <> all(${slugsOf(around)})))))`;
}

/** Those at home within the place's surroundings, as what follows `from`, whoever else is asked for: told by their index alone. Who has a pin may be farther off, or come from elsewhere. */
export function homesAround(near: NearFilter): SQL {
  return sql`listing where place_slug = any(${slugsOf(roadsTo(near).around)})`;
}

/**
 * The ids of who travels to the place with `way_km`, the distance, of one category where it is given, as SQL in two parts that share nobody: all that
 * `reaching` takes for travelling, found by indexes. Few as they are, they are asked for themselves rather than looked for among everybody.
 * Where the nearest do not come first, distances that nobody travels are null.
 */
export function comingTo(near: NearFilter, isByDistance: boolean, category_id?: number): SQL[] {
  const { slug, within, has_travelling } = near;
  if (!has_travelling) return [sql`select provider_id, null::int as way_km from listing where false`];
  const { all, travelled, beyond } = roadsTo(near);
  const ofCategory =
    category_id === undefined ? sql`true` : sql`coming.category_ids @> ${sql.param([category_id])}::int[]`;
  return [
    sql`select coming.provider_id, way_km
      from ${waysOf(beyond)} join listing coming on coming.place_slug = way.slug and coming.reach_km >= way_km
      where coming.reach_km is not null and ${ofCategory}`,
    sql`select coming.provider_id, way_km from listing coming left join ${waysOf(isByDistance ? all : travelled)} on way.slug = coming.place_slug
      where town_slugs @> ${sql.param([slug])}::text[] and coming.reach_km is not null and ${ofCategory}
        and coalesce(way_km > greatest(reach_km, ${within}), true)`,
  ];
}

/**
 * Of some rows of the listing, as what follows `from`, those who reach the place in either way, as `reaching` takes them, with `is_based`, whether they
 * are based there, and `way_km`, the distance: each place is looked up among the ways. Where the nearest do not come first, distances that nobody travels are null.
 */
export function reachedBy(those: SQL, near: NearFilter, isByDistance: boolean): SQL {
  const { slug, within, has_travelling } = near;
  const { all, travelled } = roadsTo(near);
  const isBeyond = sql`reach_km is not null and coalesce(way_km > ${within}, true)
    and (way_km <= reach_km or town_slugs @> ${sql.param([slug])}::text[])`;
  return sql`(select listing.*, km as way_km, coalesce(km <= ${within}, false) as is_based
    from (select * from ${those} offset 0) as listing
      left join ${waysOf(isByDistance ? all : travelled)} on way.slug = place_slug
      cross join lateral (select case when latitude is null then way_km else ${pinKm(getPlace(slug))} end as km) as at
    where km <= ${within} or ${has_travelling ? isBeyond : sql`false`}) as listing`;
}

/**
 * The providers of a category, as what follows `from`, or those of them who reach a place in one of the two ways: as `reaching` takes
 * them, in parts that share nobody, each read from an index that holds what lists filter and sort by. Where the nearest come first the rows
 * have `way_km`, the distance.
 */
export function ofCategory(category_id: number, near?: NearFilter, isByDistance = false): SQL[] {
  const held = sql`listing_category where category_id = ${category_id}`;
  if (!near) return [held];
  if (near.reaches === "travels")
    return near.has_travelling ? travellingOf(category_id, near, isByDistance) : [homesAt(category_id, [])];
  const { around } = roadsTo(near);
  return [
    isByDistance
      ? homesAt(category_id, around, sql`latitude is null`)
      : sql`${held} and latitude is null and place_slug = any(${slugsOf(around)})`,
    sql`${pinsAround(sql`listing_category`, near)} and category_id = ${category_id}`,
  ];
}

/** Those of a category who are at home in one of some places, each place looked up by itself, whatever the planner thinks. */
function homesAt(category_id: number, roads: readonly Road[], matching = sql`true`): SQL {
  return sql`${waysOf(roads)}
    cross join lateral (select ${columnsByPlace} from listing_category
      where category_id = ${category_id} and place_slug = way.slug and ${matching} offset 0) as home where true`;
}

/** The providers of a category, as what follows `from`, for who walks them in the usual order: `price_rank`, 1 to 5, is asked for because the indexes of that order are for who does. */
export function inUsualOrder(category_id: number): SQL {
  return sql`listing_category where category_id = ${category_id} and price_rank > 0`;
}

/** All that lists take from the index by place. */
const columnsByPlace = sql.raw(
  Object.values(getTableColumns(listingCategory))
    .flatMap(({ name }) => (name === "town_slugs" ? [] : [name]))
    .join(", "),
);

/** Those whose radius ends beyond the place, and the others who name it as a town. */
function travellingOf(category_id: number, near: NearFilter, isByDistance: boolean): SQL[] {
  const { slug, within } = near;
  const { all, travelled, beyond } = roadsTo(near);
  return [
    homesAt(category_id, beyond, sql`reach_km >= way_km`),
    sql`listing_category left join ${waysOf(isByDistance ? all : travelled)} on way.slug = place_slug
      where towns_of_category(category_id, town_slugs) @> ${sql.param([`${category_id} ${slug}`])}::text[]
        and reach_km is not null
        and coalesce(way_km > greatest(reach_km, ${within}), true)`,
  ];
}

type Road = { slug: string; km: number };

/** The ways to a place: all, those that somebody may travel at most, those from around it, and those from beyond that may be travelled. */
function roadsTo({ slug, within, from = 0 }: Pick<NearFilter, "slug" | "within" | "from">) {
  const all: readonly Road[] = roadsFrom(getPlace(slug));
  const travelled = all.filter(({ km }) => km <= limits.radius_km_max);
  const around = all.filter(({ km }) => km >= from && km <= within);
  return { all, travelled, around, beyond: travelled.filter(({ km }) => km > within) };
}

/** The ways to the places around one, as what follows `from`, in parts: the place itself, then ever more, the nearest first. No two parts have a distance in common. */
export function waysAround(near: NearFilter): SQL[] {
  const roads = roadsTo(near).around.toSorted((a, b) => a.km - b.km);
  const parts: SQL[] = [];
  for (let begin = 0, size = 1; begin < roads.length; size *= 8) {
    let end = Math.min(begin + size, roads.length);
    while (roads[end]?.km === roads[end - 1]?.km) end += 1;
    parts.push(waysOf(roads.slice(begin, end)));
    begin = end;
  }
  return parts;
}

/** The ways as what follows `from`: `way`, with a `slug` and `way_km`. */
function waysOf(roads: readonly Road[]): SQL {
  return sql`unnest(${slugsOf(roads)}, ${arrayOf(roads.map(({ km }) => km))}::int[]) as way (slug, way_km)`;
}

function slugsOf(roads: readonly Road[]): SQL {
  return sql`${arrayOf(roads.map(({ slug }) => slug))}::text[]`;
}

/** An array as the database writes it, of what needs no quotes: the driver would look at each of hundreds for what must be escaped. */
function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(",")}}`;
}

/** How far a row of the listing is from a place, in kilometres by road, as SQL; null where that is not known. */
export function wayKmTo(slug: string): SQL {
  // named apart: other tables of a query have the same columns
  return sql`(select case when latitude is null then ${roadKmOf(roadsFrom(getPlace(slug)))} else ${pinKm(getPlace(slug))} end
    from (select listing.latitude, listing.longitude, listing.place_slug) as home)`;
}

/** The way to a row's place, looked up: a row has a slug, and the program the distances. */
function roadKmOf(roads: readonly Road[]): SQL {
  const ways = JSON.stringify(Object.fromEntries(roads.map(({ slug, km }) => [slug, km])));
  return sql`(${ways}::jsonb ->> place_slug)::int`;
}

/** The way to a row's pin, as `roadKm` measures it. */
function pinKm({ latitude, longitude }: Coordinates): SQL {
  const chord = sql`power(sin(radians(${latitude}::float8 - latitude) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(${longitude}::float8 - longitude) / 2), 2)`;
  const km = sql`${2 * earth_radius_km * road_factor}::float8 * asin(least(1, sqrt(${chord})))`;
  return sql`(select case when km < 10 then round(km) else round(km / 5) * 5 end from (select ${km} as km) as way)`;
}
