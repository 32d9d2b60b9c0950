import { alike_words_max } from "../../contract/listings/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { existsMatch, listAlikeWords, listContained } from "./store.ts";

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

/** What each word may have meant, the weightiest first: itself where some business contains it. */
async function meantBy(db: Database, sought: readonly string[]): Promise<Meant[]> {
  const contained = await listContained(db, sought);
  const strange = sought.filter((word) => !contained.includes(word) && word.length >= letters_min);
  const alike = await Promise.all(strange.map((word) => resemblingOf(db, word)));
  const asWritten = sought
    .filter((word) => contained.includes(word))
    .map((word): Meant => ({ words: [word], weight: word.length }));
  return [...asWritten, ...alike.flat()].toSorted((a, b) => b.weight - a.weight);
}

/** The words in use that are most like another; none where nothing is like it. */
async function resemblingOf(db: Database, word: string): Promise<Meant[]> {
  for (const step of likeness_steps) {
    const alike = await listAlikeWords(db, word, step);
    const best = alike[0]?.likeness ?? 0;
    const words = alike.filter(({ likeness }) => likeness >= best - likeness_spread).map((each) => each.alike);
    if (words.length > 0) return [{ words: words.slice(0, alike_words_max), weight: word.length * best }];
  }
  return [];
}
