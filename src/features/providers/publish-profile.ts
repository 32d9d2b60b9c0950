import type { Context } from "../../platform/context.ts";
import { announceChange } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireConfirmed } from "../accounts/email/require-confirmed.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { requireProvider } from "./account/require-provider.ts";
import { lockKnownProvider } from "./lock-providers.ts";
import { listEndorsed, updatePublished } from "./store-profile.ts";
import { findProfile } from "./store.ts";
import { recomputeEndorsed } from "./trust/recompute-endorsed.ts";
import { recomputeTrust } from "./trust/recompute-trust.ts";

/**
 * Idempotent. Refused without contact details [providers-3], with an unconfirmed email [accounts-20], and while
 * suspended [admin-32].
 */
export async function publishProfile(ctx: Context): Promise<void> {
  const { id } = requireProvider(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockKnownProvider(tx, id);
    await requireConfirmed(tx, id);
    const stored = await findProfile(tx, id);
    if (stored?.suspended_at) refuse("profile_suspended");
    if (!stored?.has_business_details) refuse("business_details_missing");
    if (!(await updatePublished(tx, id, ctx.clock()))) return;
    await recordImpersonated(ctx, tx, { action: "profile_published", subject: { id, name: stored.business_name } });
    await recomputeTrust(ctx, tx, id);
    await recomputeEndorsed(ctx, tx, id);
    // Its endorsements show again on the profiles that received them [admin-9].
    const ids = [id, ...(await listEndorsed(tx, id))];
    await announceChange(tx, ["catalogue", ...ids.map((each) => `provider:${each}`)]);
  });
}
