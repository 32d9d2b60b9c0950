import { sql, type SQL } from "drizzle-orm";
import { venues_slug } from "../../contract/categories/for-venues.ts";
import * as limits from "../../contract/limits.ts";
import type { PriceTier, Province } from "../../contract/primitives.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { queryAvailability, type DateFilter } from "../calendars/store-availability.ts";
import type { Near } from "../places/require-near.ts";
import { queryNear, type NearQuery } from "../places/store-near.ts";
import { arrayOf, type Addressee } from "./store.ts";

type Wanted = {
  selected: readonly number[];
  excluded: readonly number[];
  leftOut: readonly string[];
  /** Empty if unknown. */
  provinces: readonly Province[];
  /** Only providers that reach this place, nearest first; with `elsewhere` the others too. */
  near?: Near | undefined;
  elsewhere?: boolean | undefined;
  /** Excludes providers taken on this day unless `booked`; free ones come first at equal distance. */
  dated?: DateFilter | undefined;
  booked?: boolean | undefined;
  /** The acting provider. */
  except: string | null;
};

/** Capped per category [enquiries-14]. Excluded providers count too, so that nobody unseen moves up. */
function wantedProviders({ booked, provinces, leftOut, elsewhere, ...wanted }: Wanted): SQL {
  const { near, dated, joins } = queriesOf(wanted);
  const isLikely = sql`provider.willing_to_travel or coalesce(provider.province = any(${arrayOf(provinces, "text")}), false)`;
  return sql`select provider_id, category_id, place from (
    select listing.provider_id, under.category_id, row_number() over (
      partition by under.category_id
      order by ${near ? sql`${near.km} nulls last` : sql`(${isLikely}) desc`},
        ${dated ? sql`${dated.rank},` : sql``} listing.trust_score desc, listing.provider_id) as place
    from ${inCategories(wanted, joins)} and ${near && !elsewhere ? isReachable(near) : sql`true`}
      and ${dated && !booked ? dated.isOpen : sql`true`}) as ranked
    where place <= ${limits.bulk_recipients_per_category_max} and provider_id <> all(${arrayOf(leftOut, "uuid")})`;
}

function queriesOf(wanted: Pick<Wanted, "near" | "dated">) {
  const near = wanted.near && queryNear({ ...wanted.near, has_travelling: true });
  const dated = wanted.dated && queryAvailability(wanted.dated, sql`listing.provider_id`);
  return { near, dated, joins: sql`${near?.join ?? sql``} ${dated?.join ?? sql``}` };
}

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

/** Zero without a date [calendars-30]. */
export async function countUnavailableProviders(
  db: Database,
  { booked, leftOut, elsewhere, ...wanted }: Wanted,
): Promise<number> {
  const { near, dated, joins } = queriesOf(wanted);
  if (!dated || booked) return 0;
  return db.$count(sql`${inCategories(wanted, joins)} and not ${dated.isOpen}
    and ${near && !elsewhere ? isReachable(near) : sql`true`} and listing.provider_id <> all(${arrayOf(leftOut, "uuid")})`);
}

export async function countElsewhere(db: Database, { leftOut, ...wanted }: Wanted): Promise<number> {
  const { near, joins } = queriesOf({ near: wanted.near });
  if (!near || wanted.elsewhere) return 0;
  return db.$count(sql`${inCategories(wanted, joins)} and not ${isReachable(near)}
    and listing.provider_id <> all(${arrayOf(leftOut, "uuid")})`);
}

/** A venue doesn't travel [places-6]. */
function isReachable({ isBased, isTravelling }: NearQuery): SQL {
  const venues = sql`(select id from category where slug = ${venues_slug})`;
  return sql`(${isBased} or (under.category_id <> ${venues} and ${isTravelling}))`;
}

/** Locked against deletion until commit, in the order of ids, to avoid deadlocks. */
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

/** In the order of categories, then by rank. */
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
