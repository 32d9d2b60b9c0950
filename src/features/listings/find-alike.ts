import { alike_words_max } from "../../contract/listings/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { existsMatch, listAlikeWords, listContained } from "./store.ts";

const letters_min = 3;
/** Minimum similarity, 0 to 1; the lower step only if the first finds none. */
const likeness_steps = [0.6, 0.45] as const;
/** Maximum distance from the best match. */
const likeness_spread = 0.1;

type Meant = { words: readonly string[]; weight: number };

/**
 * Corrections per word for a search without matches [browse-4]. Drops unmatched and light words while enough text
 * remains.
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

/** Heaviest first; a word that some business contains stays itself. */
async function meantBy(db: Database, sought: readonly string[]): Promise<Meant[]> {
  const contained = await listContained(db, sought);
  const strange = sought.filter((word) => !contained.includes(word) && word.length >= letters_min);
  const alike = await Promise.all(strange.map((word) => resemblingOf(db, word)));
  const asWritten = sought
    .filter((word) => contained.includes(word))
    .map((word): Meant => ({ words: [word], weight: word.length }));
  return [...asWritten, ...alike.flat()].toSorted((a, b) => b.weight - a.weight);
}

async function resemblingOf(db: Database, word: string): Promise<Meant[]> {
  for (const step of likeness_steps) {
    const alike = await listAlikeWords(db, word, step);
    const best = alike[0]?.likeness ?? 0;
    const words = alike.filter(({ likeness }) => likeness >= best - likeness_spread).map((each) => each.alike);
    if (words.length > 0) return [{ words: words.slice(0, alike_words_max), weight: word.length * best }];
  }
  return [];
}
