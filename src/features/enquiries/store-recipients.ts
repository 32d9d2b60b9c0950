import { sql, type SQL } from "drizzle-orm";
import { venues_slug } from "../../contract/categories/for-venues.ts";
import * as limits from "../../contract/limits.ts";
import type { PriceTier, Province } from "../../contract/primitives.ts";
import { rows, type Database } from "../../platform/database.ts";
import { queryAvailability, type DateFilter } from "../calendars/store-availability.ts";
import type { Near } from "../places/require-near.ts";
import { queryNear, type NearQuery } from "../places/store-near.ts";
import { arrayOf, type Addressee } from "./store.ts";

/** Whom a bulk enquiry looks for. */
type Wanted = {
  /** Category ids, in the order in which they were chosen. */
  selected: readonly number[];
  excluded: readonly number[];
  /** Ids of providers that are not asked. */
  leftOut: readonly string[];
  /** Where the wedding is; empty when that is not known. */
  provinces: readonly Province[];
  /** Only those who reach this place, the nearest first; with `elsewhere` the others too. */
  near?: Near | undefined;
  elsewhere?: boolean | undefined;
  /** Nobody who is taken on this day, unless `booked` says so; of equally near ones those who are free come first. */
  dated?: DateFilter | undefined;
  booked?: boolean | undefined;
  /** The provider that asks, which is not asked itself. */
  except: string | null;
};

/**
 * Whom a bulk enquiry reaches [enquiries-14]: listed providers with a chosen category and none that is left out, each
 * under its primary category if chosen, else under the first chosen one that it has. Of a category so many at most: near a place the nearest
 * first, else those in the venue's province or willing to travel; then those known to be free on the day, then by trust score. Who is left out by name keeps its place among
 * them, so that nobody moves up whom the sender has not seen.
 */
function wantedProviders({ booked, provinces, leftOut, elsewhere, ...wanted }: Wanted): SQL {
  const { near, dated, joins } = queriesOf(wanted);
  const isLikely = sql`provider.willing_to_travel or coalesce(provider.province = any(${arrayOf(provinces, "text")}), false)`;
  return sql`select provider_id, category_id, place from (
    select listing.provider_id, under.category_id, row_number() over (
      partition by under.category_id
      order by ${near ? sql`${near.km} nulls last` : sql`(${isLikely}) desc`},
        ${dated ? sql`${dated.rank},` : sql``} listing.trust_score desc, listing.provider_id) as place
    from ${inCategories(wanted, joins)} and ${near && !elsewhere ? isReached(near) : sql`true`}
      and ${dated && !booked ? dated.isOpen : sql`true`}) as ranked
    where place <= ${limits.bulk_recipients_per_category_max} and provider_id <> all(${arrayOf(leftOut, "uuid")})`;
}

/** What place and date ask of the listing. */
function queriesOf(wanted: Pick<Wanted, "near" | "dated">) {
  const near = wanted.near && queryNear({ ...wanted.near, has_travelling: true });
  const dated = wanted.dated && queryAvailability(wanted.dated, sql`listing.provider_id`);
  return { near, dated, joins: sql`${near?.join ?? sql``} ${dated?.join ?? sql``}` };
}

/** Who has a chosen category and none that is left out, each with the category that it stands under. */
function inCategories(
  { selected, excluded, except }: Pick<Wanted, "selected" | "excluded" | "except">,
  joins: SQL,
): SQL {
  const chosen = arrayOf(selected, "integer");
  return sql`listing
    join provider on provider.id = listing.provider_id
    cross join lateral (
      select choice.category_id from unnest(${chosen}) with ordinality as choice (category_id, place)
      where choice.category_id = any(listing.category_ids)
      order by choice.category_id = listing.category_ids[1] desc, choice.place limit 1) as under ${joins}
    where listing.category_ids && ${chosen} and not listing.category_ids && ${arrayOf(excluded, "integer")}
      and listing.provider_id is distinct from ${except}::uuid`;
}

/** How many of the chosen categories are left out because they are taken on the day; none without one [calendars-30]. */
export async function countTaken(db: Database, { booked, leftOut, elsewhere, ...wanted }: Wanted): Promise<number> {
  const { near, dated, joins } = queriesOf(wanted);
  if (!dated || booked) return 0;
  const [found] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${inCategories(wanted, joins)} and not ${dated.isOpen}
      and ${near && !elsewhere ? isReached(near) : sql`true`} and listing.provider_id <> all(${arrayOf(leftOut, "uuid")})`,
  );
  return found?.total ?? 0;
}

/** How many of the chosen categories are left out because they don't reach the place, booked or not. */
export async function countElsewhere(db: Database, { leftOut, ...wanted }: Wanted): Promise<number> {
  const { near, joins } = queriesOf({ near: wanted.near });
  if (!near || wanted.elsewhere) return 0;
  const [found] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${inCategories(wanted, joins)} and not ${isReached(near)}
      and listing.provider_id <> all(${arrayOf(leftOut, "uuid")})`,
  );
  return found?.total ?? 0;
}

/** Whoever stands under the venues of its categories does not travel [places-6]. */
function isReached({ isBased, isTravelling }: NearQuery): SQL {
  const venues = sql`(select id from category where slug = ${venues_slug})`;
  return sql`(${isBased} or (under.category_id <> ${venues} and ${isTravelling}))`;
}

/** Those whom a bulk enquiry reaches. None of them can be deleted until the transaction ends; they are held in the order of their ids. */
export async function chooseRecipients(tx: Database, wanted: Wanted): Promise<Addressee[]> {
  return rows<Addressee>(
    tx,
    sql`select provider.id as provider_id, provider.business_name as provider_name, account.email, wanted.category_id
      from (${wantedProviders(wanted)}) as wanted
      join provider on provider.id = wanted.provider_id
      join account on account.id = wanted.provider_id
      order by provider.id for key share of provider`,
  );
}

/** A provider that would be reached, as the sender sees it before. */
export type Candidate = {
  category_id: number;
  category: string;
  id: string;
  business_name: string;
  city: string | null;
  province: Province | null;
  additional_cities: string[];
  price_from: number | null;
  typical_price: number | null;
  price_range: PriceTier[];
  willing_to_travel: boolean;
};

/** Who they would be: by category in its own order, and in each as the cap counts them. */
export async function listCandidates(db: Database, wanted: Wanted): Promise<Candidate[]> {
  return rows<Candidate>(
    db,
    sql`select category.id as category_id, category.name as category, provider.id, provider.business_name, provider.city,
        provider.province, provider.additional_cities, provider.price_from, provider.typical_price, provider.price_range, provider.willing_to_travel
      from (${wantedProviders(wanted)}) as wanted
      join provider on provider.id = wanted.provider_id
      join category on category.id = wanted.category_id
      order by category.position, wanted.place`,
  );
}
