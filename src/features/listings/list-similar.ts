import * as limits from "../../contract/listings/limits.ts";
import type { ProviderQuery } from "../../contract/providers/query-schema.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { findPlace } from "../places/rules.ts";
import { readProvider } from "../providers/read-provider.ts";
import { listProviders } from "./list-providers.ts";
import { findPlaceOf } from "./store.ts";

/** Price range counted as similar, as a share of the provider's. */
const cheaper = 0.6;
const dearer = 1.6;
const looked_through = 24;

type Similar = {
  id: string;
  date?: string | undefined;
  near?: string | undefined;
  within?: number | undefined;
};

/** Nearby, otherwise in the province; similar prices first [profile-25]. On a date, free ones first. */
export async function listSimilar(
  ctx: Context,
  { id, date, near, within }: Similar,
): Promise<{ providers: ProviderCard[] }> {
  const provider = await readProvider(ctx, id);
  const { category_slug: category } = provider;
  if (category === null) return { providers: [] };
  const place = near ?? (await findPlaceOf(ctx.db, id));
  const province = (place ? findPlace(place)?.province : provider.province) ?? undefined;
  const nearby = place ? await listLike(ctx, provider, { category, date, near: place, within }) : [];
  const result = nearby.length > 0 ? nearby : await listLike(ctx, provider, { category, date, province });
  const free = result.filter(({ availability }) => availability === "free");
  const rest = free.length < limits.similar_available_min ? result.filter((each) => !free.includes(each)) : [];
  return { providers: [...free, ...rest].slice(0, limits.similar_vendors_max) };
}

async function listLike(
  ctx: Context,
  { id, typical_price }: Pick<ProviderCard, "id" | "typical_price">,
  query: ProviderQuery,
): Promise<ProviderCard[]> {
  const params = { ...query, page: 1, limit: looked_through };
  const { providers: any } = await listProviders(ctx, params);
  const priceFrom = Math.floor((typical_price ?? 0) * cheaper);
  const priceTo = Math.ceil((typical_price ?? 0) * dearer);
  const { providers: priced } =
    typical_price === null ? { providers: [] } : await listProviders(ctx, { ...params, priceFrom, priceTo });
  const alike = priced.filter((each) => each.typical_price !== null);
  return [...new Map([...alike, ...any].map((each) => [each.id, each])).values()].filter((each) => each.id !== id);
}
