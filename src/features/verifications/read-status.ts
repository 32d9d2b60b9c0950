import type { ProfilePage } from "../../contract/providers/page-schema.ts";
import type { VerificationStatus } from "../../contract/verifications/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { findPublicStatus, findStatus } from "./store.ts";

/** With the signed-in provider's own verification [trust-15]. */
export async function readStatus(ctx: Context, id: string): Promise<VerificationStatus> {
  const provider = await requireVisibleProvider(ctx, id);
  return statusOf(ctx, provider.id);
}

export async function readPublicStatus(ctx: Context, id: string): Promise<ProfilePage["verification"]> {
  return (await findPublicStatus(ctx.db, id, verifierOf(ctx))) ?? refuse("provider_not_found");
}

async function statusOf(ctx: Context, id: string): Promise<VerificationStatus> {
  return (await findStatus(ctx.db, id, verifierOf(ctx))) ?? refuse("provider_not_found");
}

function verifierOf({ actor }: Context): string | null {
  return actor.kind === "provider" ? actor.id : null;
}
