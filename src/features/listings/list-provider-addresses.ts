import type { Context } from "../../platform/context.ts";
import { countMatches } from "./store-ids.ts";
import { listAddresses } from "./store.ts";

/** What a sitemap says of listed providers: some of them in the order of their ids, and how many there are in all. */
export async function listProviderAddresses(
  { db, cache }: Context,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; addresses: { id: string; updated_at: Date }[] }> {
  const total = await cache.remember("total {}", ["catalogue"], () => countMatches(db, {}));
  return { total, addresses: limit === 0 ? [] : await listAddresses(db, offset, limit) };
}
