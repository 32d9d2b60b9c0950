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
function atHome({ slug, within }: NearFilter): SQL[] {
  const place = getPlace(slug);
  const { around } = roadsTo({ slug, within });
  const { south, north } = bandOf(place, within);
  return [
    sql`latitude is null and place_slug = any(${slugsOf(around)})`,
    sql`latitude between ${south} and ${north} and ${pinKm(place)} <= ${within}`,
  ];
}

/** The same as what follows `from`, whoever else is asked for. */
export function homesOf(near: NearFilter): SQL[] {
  return atHome(near).map((part) => sql`listing where ${part}`);
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
 * The ids of who travels to the place, of one category where it is given, as SQL in two parts that share nobody: all that `reaching` takes
 * for travelling, found by indexes. Few as they are, they are asked for themselves rather than looked for among everybody.
 */
export function comingTo({ slug, within, has_travelling }: NearFilter, category_id?: number): SQL[] {
  if (!has_travelling) return [sql`select provider_id from listing where false`];
  const { travelled, beyond } = roadsTo({ slug, within });
  const ofCategory =
    category_id === undefined ? sql`true` : sql`coming.category_ids @> ${sql.param([category_id])}::int[]`;
  return [
    sql`select coming.provider_id
      from ${waysOf(beyond)} join listing coming on coming.place_slug = way.slug and coming.reach_km >= way_km
      where coming.reach_km is not null and ${ofCategory}`,
    sql`select coming.provider_id from listing coming
      where town_slugs @> ${sql.param([slug])}::text[] and coming.reach_km is not null and ${ofCategory}
        and coalesce(${roadKmOf(travelled)} > greatest(reach_km, ${within}), true)`,
  ];
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
  const place = getPlace(near.slug);
  const { around } = roadsTo(near);
  const { south, north } = bandOf(place, near.within);
  return [
    isByDistance
      ? homesAt(category_id, around, sql`latitude is null`)
      : sql`${held} and latitude is null and place_slug = any(${slugsOf(around)})`,
    sql`listing_category cross join lateral (select ${pinKm(place)} as way_km) as way
      where category_id = ${category_id} and latitude between ${south} and ${north} and way_km <= ${near.within}`,
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
function travellingOf(category_id: number, { slug, within }: NearFilter, isByDistance: boolean): SQL[] {
  const { all, travelled, beyond } = roadsTo({ slug, within });
  return [
    homesAt(category_id, beyond, sql`reach_km >= way_km`),
    sql`listing_category cross join lateral (select ${roadKmOf(isByDistance ? all : travelled)} as way_km) as way
      where towns_of_category(category_id, town_slugs) @> ${sql.param([`${category_id} ${slug}`])}::text[]
        and reach_km is not null
        and coalesce(way_km > greatest(reach_km, ${within}), true)`,
  ];
}

/** How far a row of the listing is from the place, as SQL: the rule `distanceTo` [places-5]. Null where its own is unknown. */
export function distanceOf({ slug }: NearFilter): SQL {
  const place = getPlace(slug);
  return sql`case when latitude is null then ${roadKmOf(roadsFrom(place))} else ${pinKm(place)} end`;
}

type Road = { slug: string; km: number };

/** The ways to a place: all, those that somebody may travel at most, those from around it, and those from beyond that may be travelled. */
function roadsTo({ slug, within }: Pick<NearFilter, "slug" | "within">) {
  const all: readonly Road[] = roadsFrom(getPlace(slug));
  const travelled = all.filter(({ km }) => km <= limits.radius_km_max);
  const around = all.filter(({ km }) => km <= within);
  return { all, travelled, around, beyond: travelled.filter(({ km }) => km > within) };
}

/** The ways as what follows `from`: `way`, with a `slug` and `way_km`. */
function waysOf(roads: readonly Road[]): SQL {
  return sql`unnest(${slugsOf(roads)}, ${sql.param(roads.map(({ km }) => km))}::int[]) as way (slug, way_km)`;
}

function slugsOf(roads: readonly Road[]): SQL {
  return sql`${sql.param(roads.map(({ slug }) => slug))}::text[]`;
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
