import { random } from "./random.ts";

/** The same seed gives the same choices. */
export interface Chance {
  /** `to` is excluded. */
  readonly number: (from: number, to: number) => number;
  /** `to` is included. */
  readonly whole: (from: number, to: number) => number;
  readonly yes: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
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

/** Returns every entry once before any repeats. */
export function deck<T>(seed: string, list: readonly T[]): () => T {
  const { shuffle } = chance(seed);
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffle(list);
    return left.pop() as T;
  };
}
