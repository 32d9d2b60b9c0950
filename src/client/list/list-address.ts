/** What a list is narrowed down to, by the names of its query; empty ones are not sent. */
export type ListFilters = Record<string, string>;

/** So long nobody types before a list is asked for. */
export const typing_pause_ms = 250;

interface Asked {
  filters: ListFilters;
  /** From 1 on. */
  page: number;
  /** How many entries a page holds. */
  limit: number;
}

/** The call for one page of a list. */
export function listAddress(path: `/api/${string}`, { filters, page, limit }: Asked): `/api/${string}` {
  const query = new URLSearchParams(givenFilters(filters));
  query.set("page", String(page));
  query.set("limit", String(limit));
  return `${path}?${query.toString()}`;
}

/** The filters that are set. */
export function givenFilters(filters: ListFilters): [name: string, value: string][] {
  return Object.entries(filters).filter(([, value]) => value.trim() !== "");
}

/** How many pages so many entries fill: one at least. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
