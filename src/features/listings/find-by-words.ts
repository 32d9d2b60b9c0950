import type { Context } from "../../platform/context.ts";
import { totalUpTo, type ListTotal } from "./count-list.ts";
import { countSurely, listByWords, walkWords } from "./store-by-words.ts";
import type { ListPart } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";
import { listCards, type DatedCardRow } from "./store.ts";

/**
 * A page of a search whose words tell all that it is narrowed by, with its total up to `few`: found by the rows of `words`, which `most`
 * businesses have. Where more than `few` match for sure their order is walked; else all who have one of the words are looked at once.
 */
export async function findByWords(
  { db }: Pick<Context, "db">,
  filter: ListFilter,
  part: ListPart,
  { words, most, few }: { words: readonly string[]; most: number; few: number },
): Promise<{ cards: DatedCardRow[] } & ListTotal> {
  const sure = most > few ? await countSurely(db, words, filter, few + 1) : 0;
  if (sure <= few) {
    const { cards, total } = await listByWords(db, words, filter, part);
    return { cards, ...totalUpTo(total, few) };
  }
  const cards = filter.dated
    ? await listCards(db, filter, { ...part, areMany: true, words })
    : await walkWords(db, words, filter, part);
  return { cards, ...totalUpTo(sure, few) };
}
