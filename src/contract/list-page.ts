import * as limits from "./limits.ts";

/** Which entries of a list are asked for. */
export type ListPage = { page: number; limit: number };

/** One of page and limit asks for pages; neither asks for everything at once, up to 1,000 [browse-2]. */
export function listPage(
  { page, limit }: { page?: number | undefined; limit?: number | undefined },
  page_size: number,
): ListPage {
  if (page === undefined && limit === undefined) return { page: 1, limit: limits.list_matches_max };
  return { page: page ?? 1, limit: limit ?? page_size };
}
