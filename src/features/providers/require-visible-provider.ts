import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { isProviderId, mayView } from "./rules.ts";
import { findStanding } from "./store.ts";

/**
 * Refuses as unknown a provider that does not exist for the one who asks: an unpublished one exists for its owner and
 * for super admins only [providers-2]. Answers its id and whether it is published.
 */
export async function requireVisibleProvider(
  { actor, db }: Pick<Context, "actor" | "db">,
  id: string,
): Promise<{ id: string; is_published: boolean }> {
  const found = isProviderId(id) ? await findStanding(db, id) : null;
  if (!found || !mayView(actor, found)) refuse("provider_not_found");
  return found;
}
