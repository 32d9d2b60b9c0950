import * as limits from "./limits.ts";

export type ListPage = { page: number; limit: number };

/** One of page and limit implies the other; neither returns up to 1,000 entries [browse-2]. */
export function listPage(
  { page, limit }: { page?: number | undefined; limit?: number | undefined },
  page_size: number,
): ListPage {
  if (page === undefined && limit === undefined) return { page: 1, limit: limits.list_matches_max };
  return { page: page ?? 1, limit: limit ?? page_size };
}
