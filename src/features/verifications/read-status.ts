import type { ProfilePage } from "../../contract/providers/page-shapes.ts";
import type { VerificationStatus } from "../../contract/verifications/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { findOrigin, findStatus } from "./store.ts";

/** How far a provider's verification has come, and whether the signed-in provider has part in it [trust-15]. */
export async function readStatus(ctx: Context, id: string): Promise<VerificationStatus> {
  const provider = await requireVisibleProvider(ctx, id);
  return statusOf(ctx, provider.id);
}

/** The same as the profile of a provider that may be seen shows it: with by whose word a verified business is verified. */
export async function readShownStatus(ctx: Context, id: string): Promise<ProfilePage["verification"]> {
  const status = await statusOf(ctx, id);
  const is_by_peers = status.is_verified && (await findOrigin(ctx.db, id)) === "peers";
  return { ...status, is_by_peers };
}

async function statusOf({ actor, db }: Context, id: string): Promise<VerificationStatus> {
  const verifier_id = actor.kind === "provider" ? actor.id : null;
  return (await findStatus(db, id, verifier_id)) ?? refuse("provider_not_found");
}
