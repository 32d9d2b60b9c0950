import type { ProfilePage } from "../../contract/providers/page-shapes.ts";
import type { VerificationStatus } from "../../contract/verifications/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { findOrigin, findStatus } from "./store.ts";

/** How far a provider's verification has come, and whether the signed-in provider has part in it [trust-15]. */
export async function readStatus(ctx: Context, id: string): Promise<VerificationStatus> {
  const provider = await requireVisibleProvider(ctx, id);
  return (await findStatus(ctx.db, provider.id, verifierOf(ctx))) ?? refuse("provider_not_found");
}

/** The same as the profile of a provider that may be seen shows it: with by whose word a verified business is verified. */
export async function readShownStatus(ctx: Context, id: string): Promise<ProfilePage["verification"]> {
  const status = (await findStatus(ctx.db, id, verifierOf(ctx))) ?? refuse("provider_not_found");
  const is_by_peers = status.is_verified && (await findOrigin(ctx.db, id)) === "peers";
  return { ...status, is_by_peers };
}

function verifierOf({ actor }: Context): string | null {
  return actor.kind === "provider" ? actor.id : null;
}
