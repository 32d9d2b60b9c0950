import { sql, type SQL } from "drizzle-orm";
import { matching, type ListFilter } from "./store-matching.ts";
import { orderedBy } from "./store-orders.ts";

/**
 * The rows of a search in the usual order, as what follows `from`: an index that has the order tells by its bits who may have a word of each of some groups,
 * and of these each row says whether it matches. A row has what the order compares alone.
 */
export function likelyRowsOf(filter: ListFilter, words: readonly (readonly string[])[]): SQL {
  const hasOne = (group: readonly string[]) => sql`(${sql.join(group.map(hasBits), sql` or `)})`;
  const likely = sql`select provider_id, trust_score, google_rating from listing
    where ${sql.join(words.map(hasOne), sql` and `)} order by ${orderedBy("rating", filter)} offset 0`;
  return sql`(${likely}) as likely join lateral (select from listing
    where listing.provider_id = likely.provider_id and ${matching(filter)} offset 0) as each on true`;
}

function hasBits(word: string): SQL {
  return sql`word_bits & word_bits(${word}) = word_bits(${word})`;
}
