import type { Context } from "../../platform/context.ts";
import { totalUpTo, type ListTotal } from "./count-list.ts";
import { countSurely, listByWords, walkWords } from "./store-by-words.ts";
import { listIds, type ListPart } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";

/**
 * The ids of a page of a search whose words tell all that it is narrowed by, with its total up to `few`: found by the rows of `words`, which `most`
 * businesses have. Where more than `few` match for sure their order is walked; else all who have one of the words are looked at once.
 */
export async function findByWords(
  { db }: Pick<Context, "db">,
  filter: ListFilter,
  part: ListPart,
  { words, most, few }: { words: readonly string[]; most: number; few: number },
): Promise<{ ids: string[]; counted: ListTotal }> {
  const sure = most > few ? await countSurely(db, words, filter, few + 1) : 0;
  if (sure <= few) {
    const { ids, total } = await listByWords(db, words, filter, part);
    return { ids, counted: totalUpTo(total, few) };
  }
  const ids = filter.dated
    ? await listIds(db, filter, { ...part, areMany: true, words })
    : await walkWords(db, words, filter, part);
  return { ids, counted: totalUpTo(sure, few) };
}
