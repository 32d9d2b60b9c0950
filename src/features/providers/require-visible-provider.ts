import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { isProviderId, mayView } from "./rules.ts";
import { findStanding } from "./store.ts";

/** Unpublished providers are unknown to all but their owner and super admins [providers-2]. */
export async function requireVisibleProvider(
  { actor, db }: Pick<Context, "actor" | "db">,
  id: string,
): Promise<{ id: string; is_published: boolean }> {
  const found = isProviderId(id) ? await findStanding(db, id) : null;
  if (!found || !mayView(actor, found)) refuse("provider_not_found");
  return found;
}
