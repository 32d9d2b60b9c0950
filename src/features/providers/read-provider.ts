import type { ProviderProfile } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import type { Near } from "../places/require-near.ts";
import { presentProfile } from "./present.ts";
import { presentCoverage } from "./present/present-coverage.ts";
import { isOwner, isProviderId, mayView } from "./rules.ts";
import { findProfile } from "./store.ts";

/** With travel details for `near`. Unpublished providers are refused as unknown to others [providers-2]. */
export async function readProvider(ctx: Context, id: string, near?: Near): Promise<ProviderProfile> {
  const { actor, db } = ctx;
  if (!isProviderId(id)) refuse("provider_not_found");
  const [row, known] = await Promise.all([findProfile(db, id), lookUpCategories(ctx)]);
  if (!row || !mayView(actor, row)) refuse("provider_not_found");
  const profile = presentProfile(row, { is_owner: isOwner(actor, row.id), known });
  return near ? { ...profile, ...presentCoverage(row, near, known) } : profile;
}
