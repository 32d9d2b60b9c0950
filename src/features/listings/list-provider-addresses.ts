import type { Context } from "../../platform/context.ts";
import { countExactly } from "./count-list.ts";
import { listAddresses } from "./store.ts";

/** What a sitemap says of listed providers: some of them in the order of their ids, and how many there are in all. */
export async function listProviderAddresses(
  ctx: Context,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; addresses: { id: string; updated_at: Date }[] }> {
  const total = await countExactly(ctx, {});
  return { total, addresses: limit === 0 ? [] : await listAddresses(ctx.db, offset, limit) };
}
