import type { ProviderQuery } from "../../contract/providers/query-schema.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { presentCard } from "../providers/present/present-card.ts";
import { readFilter } from "./limit-list.ts";
import { findCard, findProviderStatus } from "./store.ts";

/**
 * The provider's own card, if publishing would put it in this list [browse-14]. Never for super admins or suspended
 * providers.
 */
export async function readMyCard(
  ctx: Context,
  query: ProviderQuery,
): Promise<{ is_published: boolean; card: ProviderCard | null }> {
  const { id } = requireProvider(ctx.actor);
  const [known, status] = await Promise.all([lookUpCategories(ctx), findProviderStatus(ctx.db, id)]);
  if (!status) return refuse("provider_not_found");
  const { is_published, is_suspended } = status;
  const filter = await readFilter(ctx, query);
  const row = is_published || is_suspended || !filter ? null : await findCard(ctx.db, id, filter);
  return { is_published, card: row && presentCard(row, known) };
}
