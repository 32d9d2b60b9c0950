import type { OtherProvider } from "../../contract/providers/page-schema.ts";
import type { ProviderQuery } from "../../contract/providers/query-schema.ts";
import type { Context } from "../../platform/context.ts";
import { readProvider } from "../providers/read-provider.ts";
import { listProviders } from "./list-providers.ts";
import { findPlaceOf } from "./store.ts";

const others_max = 3;
const looked_through = 24;

/** Free ones within reach or province, same price tiers first [calendars-9]. */
export async function listOthers(
  ctx: Context,
  { id, date }: { id: string; date: string },
): Promise<{ providers: OtherProvider[] }> {
  const { category_slug, province, price_range } = await readProvider(ctx, id);
  if (category_slug === null) return { providers: [] };
  const near = await findPlaceOf(ctx.db, id);
  const query: ProviderQuery = {
    category: category_slug,
    date,
    ...(near ? { near } : province && { province }),
    page: 1,
    limit: looked_through,
  };
  const alike = price_range.length > 0 ? await listFree(ctx, { ...query, priceRanges: price_range }, id) : [];
  const any = alike.length < others_max ? await listFree(ctx, query, id) : [];
  const result = new Map([...alike, ...any].map((each) => [each.id, each]));
  return { providers: [...result.values()].slice(0, others_max) };
}

async function listFree(ctx: Context, query: ProviderQuery, except: string): Promise<OtherProvider[]> {
  const { providers } = await listProviders(ctx, query);
  return providers
    .filter(({ id, availability }) => id !== except && availability === "free")
    .map(({ id, business_name, city, distance_km, rating, review_count, price_from, typical_price }) => ({
      id,
      business_name,
      city,
      rating,
      review_count,
      price_from,
      typical_price,
      ...(distance_km !== undefined && { distance_km }),
    }));
}
