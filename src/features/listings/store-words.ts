import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { listing, listingWord } from "../../schema/listings.ts";

/** What a row of a word says of a provider, whichever the word. */
const columns_told = Object.keys(getTableColumns(listingWord)).filter((name) => name !== "word");

/** The rows of some words, once for each who has one of them, as what follows `from`: what they say is called as in the listing. */
export function rowsOfWords(words: readonly string[]): SQL {
  const [word] = words;
  if (words.length === 1) return sql`(select * from listing_word where listing_word.word = ${word}) as listing`;
  const once = sql.raw(columns_told.join(", "));
  return sql`(select distinct ${once} from listing_word where word = any(${sql.param(words)}::text[])) as listing`;
}

/** All that a row of the listing says beside its place in the usual order. */
const columnsBeside = sql.raw(
  Object.values(getTableColumns(listing))
    .flatMap(({ name }) => (["trust_score", "google_rating"].includes(name) ? [] : [`listing.${name}`]))
    .join(", "),
);

/** The rows of the listing that have a word, as what follows `from`, for who walks them in the usual order: each is looked up once the walk has come to it. */
export function rowsOfWord(word: string): SQL {
  return sql`(select held.trust_score, held.google_rating, ${columnsBeside} from listing_word as held
    cross join lateral (select * from listing where listing.provider_id = held.provider_id offset 0) as listing
    where held.word = ${word}) as listing`;
}

/** How many have one of some words, exactly. */
export async function countOfWords(db: Database, words: readonly string[]): Promise<number> {
  const [found] = await rows<{ total: number }>(
    db,
    sql`select count(distinct provider_id)::int as total from listing_word where word = any(${sql.param(words)}::text[])`,
  );
  return found?.total ?? 0;
}
