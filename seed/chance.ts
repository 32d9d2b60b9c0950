import { random } from "./random.ts";

/** Seeded choices: the same seed gives the same choices everywhere. */
export interface Chance {
  /** A number from `from` up to, not including, `to`. */
  readonly number: (from: number, to: number) => number;
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number;
  /** True in `share` of the cases. */
  readonly yes: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** `count` different entries, in the list's own order. */
  readonly some: <T>(list: readonly T[], count: number) => T[];
  readonly shuffle: <T>(list: readonly T[]) => T[];
}

export function chance(seed: string): Chance {
  const next = random(seed);
  const whole = (from: number, to: number): number => from + Math.floor((to - from + 1) * next());
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError("nothing to pick from");
    return list[whole(0, list.length - 1)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const deck = [...list];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = whole(0, i);
      [deck[i], deck[j]] = [deck[j] as T, deck[i] as T];
    }
    return deck;
  };
  return {
    number: (from, to) => from + (to - from) * next(),
    whole,
    yes: (share) => next() < share,
    pick,
    shuffle,
    some: (list, count) => {
      const chosen = new Set(shuffle(list).slice(0, count));
      return list.filter((entry) => chosen.has(entry));
    },
  };
}

/** Deals entries so that each comes up once before any comes up again. */
export function deck<T>(seed: string, list: readonly T[]): () => T {
  const { shuffle } = chance(seed);
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffle(list);
    return left.pop() as T;
  };
}
