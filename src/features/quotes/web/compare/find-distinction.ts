import type { Beside } from "./tell-differences.ts";

/** What sets one apart from all others, as a fact: the lowest of a number, or the highest. */
export type Distinction<Each> = {
  word: string;
  /** Null where it is not known. */
  of: (column: Each) => number | null;
  is: "lowest" | "highest";
};

/** Whether one stands alone at that end, among all of which the number is known: at least two. */
export function distinctionOf<Each extends Pick<Beside, "quote">>(
  one: Each,
  all: readonly Each[],
  { of, is }: Distinction<Each>,
): boolean {
  const mine = of(one);
  const others = all.flatMap((each) => (each.quote.id === one.quote.id ? [] : (of(each) ?? [])));
  if (mine === null || others.length === 0) return false;
  return others.every((other) => (is === "lowest" ? mine < other : mine > other));
}
