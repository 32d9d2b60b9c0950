export type ListFilters = Record<string, string>;

export const typing_pause_ms = 250;

interface Requested {
  filters: ListFilters;
  /** Starts at 1. */
  page: number;
  limit: number;
}

export function listAddress(path: `/api/${string}`, { filters, page, limit }: Requested): `/api/${string}` {
  const query = new URLSearchParams(givenFilters(filters));
  query.set("page", String(page));
  query.set("limit", String(limit));
  return `${path}?${query.toString()}`;
}

export function givenFilters(filters: ListFilters): [name: string, value: string][] {
  return Object.entries(filters).filter(([, value]) => value.trim() !== "");
}

export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
