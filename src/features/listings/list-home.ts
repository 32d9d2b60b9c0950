import * as limits from "../../contract/limits.ts";
import { home_full_max } from "../../contract/listings/limits.ts";
import type { ProviderQuery } from "../../contract/providers/query-schema.ts";
import type { ProviderCard, Ways } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { listingPageCount } from "./count-list.ts";
import { listProviders } from "./list-providers.ts";
import { suggestSearches } from "./search/suggest-ways.ts";

export type HomeResults = { total: number; isCapped: boolean; page: number; pages: number; ways: Ways | null };

/** A small category in full, for the browser to filter; a large one as a page [visitors-16]. */
export async function listHome(
  ctx: Context,
  query: ProviderQuery,
  { slug, provider_count }: { slug: string; provider_count: number },
): Promise<{ providers: ProviderCard[]; result: HomeResults | null }> {
  if (provider_count <= home_full_max)
    return { providers: (await listProviders(ctx, { category: slug })).providers, result: null };
  const { page = 1, ...narrowed } = { ...query, category: slug };
  const list = await listProviders(ctx, { ...narrowed, page, limit: limits.page_size });
  const { providers, total, is_total_capped: isCapped } = list;
  const ways = total <= limits.few_providers_max ? await suggestSearches(ctx, narrowed, total) : null;
  return { providers, result: { total, isCapped, page, pages: listingPageCount(list), ways } };
}
