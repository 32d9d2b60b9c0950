import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { isProviderId, mayView } from "./rules.ts";
import { findProviderStatus } from "./store.ts";

/** Unpublished providers are unknown to all but their owner and super admins [providers-2]. */
export async function requireVisibleProvider(
  { actor, db }: Pick<Context, "actor" | "db">,
  id: string,
): Promise<{ id: string; is_published: boolean }> {
  const result = isProviderId(id) ? await findProviderStatus(db, id) : null;
  if (!result || !mayView(actor, result)) refuse("provider_not_found");
  return result;
}
