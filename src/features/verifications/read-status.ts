import type { VerificationStatus } from "../../contract/verifications.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { findStatus } from "./store.ts";

/** How far a provider's verification has come, and whether the signed-in provider has part in it (spec 3). */
export async function readStatus(ctx: Context, id: string): Promise<VerificationStatus> {
  const provider = await requireVisibleProvider(ctx, id);
  const verifier_id = ctx.actor.kind === "provider" ? ctx.actor.id : null;
  return (await findStatus(ctx.db, provider.id, verifier_id)) ?? refuse("provider_not_found");
}
