import { alike_words_max } from "../../contract/listings/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { listAlikeWords, listOccurrences } from "./store-counts.ts";
import { existsMatch } from "./store.ts";

/** Fewer letters than this resemble too much. */
const letters_min = 3;
/** How alike a word must be (0 to 1): the less only where none is as much alike. */
const likeness_steps = [0.6, 0.45] as const;
/** How far behind the most alike one the others may stay. */
const likeness_spread = 0.1;

/** A word of a search with those it may have meant, and how much of the search it stands for: its letters, by how alike they are. */
type Meant = { words: readonly string[]; weight: number };

/**
 * What a text that no provider contains may have meant, for searches with a slip of the pen [browse-4]: of each of its words those that occur and
 * are most like it. Words that nothing is like are let go, and where nobody has all others the lightest of them, as long as what is left is
 * enough of the text. A text that some provider contains has none, whatever else a list is narrowed down by.
 */
export async function findAlike({ db, cache }: Context, search: string): Promise<string[][]> {
  if (search.length < letters_min) return [];
  return cache.remember(`alike ${search}`, ["catalogue"], async () => {
    if (await existsMatch(db, { search })) return [];
    const sought = [...new Set(search.split(" "))];
    const letters = sought.reduce((sum, { length }) => sum + length, 0);
    const meant = await meantBy(db, sought);
    for (let left = meant; enough(left, letters); left = left.slice(0, -1)) {
      const spelt = left.map(({ words }) => [...words]);
      if (await existsMatch(db, { spelt })) return spelt;
    }
    return [];
  });
}

function enough(meant: readonly Meant[], letters: number): boolean {
  return meant.reduce((sum, { weight }) => sum + weight, 0) >= likeness_steps[1] * letters;
}

/** What each word may have meant, the weightiest first: itself where it occurs. */
async function meantBy(db: Database, sought: readonly string[]): Promise<Meant[]> {
  const occurring = await listOccurrences(db, sought);
  const known = new Set(occurring.flatMap(({ part, total }) => (total > 0 ? [part] : [])));
  const strange = sought.filter((word) => !known.has(word) && word.length >= letters_min);
  const alike = strange.length === 0 ? [] : await listAlikeWords(db, strange, likeness_steps[1]);
  const found = strange.flatMap((word): Meant[] => {
    const each = alike.filter((some) => some.word === word);
    const best = each[0]?.likeness ?? 0;
    const least = Math.max(best - likeness_spread, best >= likeness_steps[0] ? likeness_steps[0] : likeness_steps[1]);
    const words = each.filter(({ likeness }) => likeness >= least).map((some) => some.alike);
    return words.length === 0 ? [] : [{ words: words.slice(0, alike_words_max), weight: word.length * best }];
  });
  const asWritten = [...known].map((word): Meant => ({ words: [word], weight: word.length }));
  return [...asWritten, ...found].toSorted((a, b) => b.weight - a.weight);
}
