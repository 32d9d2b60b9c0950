import type { Context } from "../../platform/context.ts";
import { countExactly } from "./count-list.ts";
import { listAddresses } from "./store.ts";

/** For sitemaps: one part in id order, with the total. */
export async function listProviderAddresses(
  ctx: Context,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; addresses: { id: string; updated_at: Date }[] }> {
  const total = await countExactly(ctx, {});
  return { total, addresses: limit === 0 ? [] : await listAddresses(ctx.db, offset, limit) };
}
