import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { existsMatch, listAlike } from "./store.ts";

/** Fewer emails than this resemble too much. */
const letters_min = 3;
/** How alike words must be (0 to 1): the less is only asked, at more cost, when nothing is as much alike. */
const likeness_steps = [0.6, 0.45];
/** How far behind the most alike one the others may stay. */
const likeness_spread = 0.1;

/**
 * The providers whose words are most like a text that no provider contains: for searches with a slip of the pen
 * [browse-4]. A text that some provider contains has none, whatever else a list is narrowed down by.
 */
export async function findAlike({ db, cache }: Context, search: string): Promise<string[]> {
  if (search.length < letters_min) return [];
  return cache.remember(`alike ${search}`, ["catalogue"], async () => {
    if (await existsMatch(db, { search })) return [];
    for (const likeness_min of likeness_steps) {
      const alike = await listAlike(db, search, { likeness_min, limit: limits.list_matches_max });
      const best = alike[0]?.likeness ?? 0;
      if (best > 0) return alike.filter(({ likeness }) => likeness >= best - likeness_spread).map(({ id }) => id);
    }
    return [];
  });
}
