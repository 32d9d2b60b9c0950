import { asc, eq, sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { listing, listingCard } from "../../schema/listings.ts";
import { provider } from "../../schema/providers.ts";
import { dayRanks, type DateFilter } from "../calendars/store-availability.ts";
import { addStandIns, cardSelection, type CardRow } from "../providers/store.ts";
import { keptTotal } from "./store-counts.ts";
import { listIds, type ListPart } from "./store-ids.ts";
import { matching, orderedRowsOf, type ListFilter } from "./store-matching.ts";
import { orderedBy } from "./store-orders.ts";

export { findStanding, type CardRow } from "../providers/store.ts";

/** A card in a list for a date: with what its calendar says of each of the days, as ranks; null where nothing is known. */
export type DatedCardRow = CardRow & { day_ranks?: number[] | null };

/**
 * One page of a list, in its order. The page's ids are found first, in the slim listing; only the rows that are shown
 * fetch the profile and what other tables hold.
 */
export async function listCards(db: Database, filter: ListFilter, part: ListPart): Promise<DatedCardRow[]> {
  return listCardsById(db, await listIds(db, filter, part), filter.dated);
}

/** The cards of these providers, in their order; of those that no list shows there is none. */
export async function listCardsById(db: Database, ids: readonly string[], dated?: DateFilter): Promise<DatedCardRow[]> {
  if (ids.length === 0) return [];
  const cards = await (dated ? readDatedCards(db, ids, dated) : readCards(db, ids));
  const places = new Map(ids.map((id, place) => [id, place]));
  const whole = await addStandIns(db, cards);
  return whole.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/** One page of a list whose order an index has, with the total that is kept under its name, in one query. */
export async function listCardsKept(
  db: Database,
  filter: ListFilter,
  part: ListPart,
  name: string,
): Promise<{ cards: CardRow[]; total: number }> {
  const { order } = part;
  const [found] = await rows<PageOfCards & { total: number }>(
    db,
    sql`with ${pageOf(orderedRowsOf(filter, order), orderedBy(order, filter), part)}
      select ${cardsOfPage()}, (${keptTotal(name)}) as total`,
  );
  return { cards: await readPage(db, found), total: found?.total ?? 0 };
}

/** One page of some rows, given as what follows `from`, in an order, to stand behind `with`: `page`, with the `provider_id` and the `place` of each. */
export function pageOf(from: SQL, ordered: SQL, { limit, offset }: Pick<ListPart, "limit" | "offset">): SQL {
  return sql`page as materialized (select provider_id, row_number() over (order by ${ordered}) as place
    from ${from} order by ${ordered} limit ${limit} offset ${offset})`;
}

/** The cards of a page in one text, in their order, and for a date what the calendar of each says of its days. */
export type PageOfCards = { cards: string | null; ranks?: Record<string, number[] | null> | null };

const cardsInOrder = sql`(select '[' || string_agg(card, ',' order by place) || ']' from page
  cross join lateral (select card from listing_card where provider_id = page.provider_id offset 0) as kept) as cards`;

/**
 * What a select asks for the cards of a `page` (`pageOf`): each looked up by its id, whatever the planner, who
 * can't know how long a page is, thinks.
 */
export function cardsOfPage(dated?: DateFilter): SQL {
  if (!dated) return cardsInOrder;
  const ranks = dayRanks(dated, sql`page.provider_id`);
  return sql`${cardsInOrder}, (select json_object_agg(provider_id, ${ranks}) from page) as ranks`;
}

/** The cards that such a select found. */
export async function readPage(db: Database, found: PageOfCards | undefined): Promise<DatedCardRow[]> {
  const cards = await addStandIns(db, parseCards(found?.cards));
  return found?.ranks === undefined ? cards : withRanks(cards, found.ranks);
}

/** All in one text: a row for each costs the embedded database's driver as much as the query. */
const joined = sql`'[' || string_agg(card, ',') || ']' as cards`;

async function readCards(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  const [found] = await rows<{ cards: string | null }>(
    db,
    sql`select ${joined} from ${listingCard} where provider_id = any(${sql.param(ids)}::uuid[])`,
  );
  return parseCards(found?.cards);
}

async function readDatedCards(db: Database, ids: readonly string[], dated: DateFilter): Promise<DatedCardRow[]> {
  // the text of such a query says which date, so that it is none to prepare
  const ranks = dayRanks(dated, sql`listing_card.provider_id`);
  const [found] = await rows<PageOfCards>(
    db,
    sql`select ${joined}, json_object_agg(provider_id, ${ranks}) as ranks
      from ${listingCard} where provider_id = any(${sql.param(ids)}::uuid[])`,
  );
  return withRanks(parseCards(found?.cards), found?.ranks ?? null);
}

function withRanks(cards: readonly CardRow[], ranks: Record<string, number[] | null> | null): DatedCardRow[] {
  return cards.map((card) => ({ ...card, day_ranks: ranks?.[card.id] ?? null }));
}

function parseCards(text: string | null | undefined): CardRow[] {
  return JSON.parse(text ?? "[]") as CardRow[];
}

/** The card of one provider, published or not, where a list with this filter would hold it; null elsewhere. */
export async function findCard(db: Database, id: string, filter: ListFilter): Promise<CardRow | null> {
  const found = await rows<CardRow>(
    db,
    sql`select ${cardSelection} from provider p
      where id = ${id} and not is_super_admin
        and id in (select provider_id from listable as listing where provider_id = ${id} and ${matching(filter)})`,
  );
  const [card] = await addStandIns(db, found);
  return card ?? null;
}

/** Whether any provider matches. */
export async function existsMatch(db: Database, filter: ListFilter): Promise<boolean> {
  const [answer] = await rows<{ found: boolean }>(
    db,
    sql`select exists(select 1 from listing where ${matching(filter)}) as found`,
  );
  return answer?.found ?? false;
}

/** Listed providers in the order of their ids, with when they last changed. */
export async function listAddresses(
  db: Database,
  offset: number,
  limit: number,
): Promise<{ id: string; updated_at: Date }[]> {
  const page = db
    .select({ provider_id: listing.provider_id })
    .from(listing)
    .orderBy(asc(listing.provider_id))
    .limit(limit)
    .offset(offset)
    .as("page");
  return db
    .select({ id: provider.id, updated_at: provider.updated_at })
    .from(provider)
    .innerJoin(page, eq(page.provider_id, provider.id))
    .orderBy(asc(provider.id));
}
