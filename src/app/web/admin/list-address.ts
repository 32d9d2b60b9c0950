/** What a list is narrowed down to, by the names of its query; empty ones are not sent. */
export type Wishes = Record<string, string>;

/** So long nobody types before a list is asked for. */
export const typing_pause_ms = 250;

interface Asked {
  wishes: Wishes;
  /** From 1 on. */
  page: number;
  /** How many entries a page holds. */
  limit: number;
}

/** The call for one page of a list. */
export function listAddress(path: `/api/${string}`, { wishes, page, limit }: Asked): `/api/${string}` {
  const query = new URLSearchParams(wishedFor(wishes));
  query.set("page", String(page));
  query.set("limit", String(limit));
  return `${path}?${query.toString()}`;
}

/** The wishes that say something. */
export function wishedFor(wishes: Wishes): [name: string, value: string][] {
  return Object.entries(wishes).filter(([, value]) => value.trim() !== "");
}

/** How many pages so many entries fill: one at least. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
