import type { Comparable } from "./describe-differences.ts";

export type Distinction<Each> = {
  word: string;
  of: (column: Each) => number | null;
  is: "lowest" | "highest";
};

/** Only where at least two numbers are known and there is no tie. */
export function distinctionOf<Each extends Pick<Comparable, "quote">>(
  one: Each,
  all: readonly Each[],
  { of, is }: Distinction<Each>,
): boolean {
  const mine = of(one);
  const others = all.flatMap((each) => (each.quote.id === one.quote.id ? [] : (of(each) ?? [])));
  if (mine === null || others.length === 0) return false;
  return others.every((other) => (is === "lowest" ? mine < other : mine > other));
}
