import * as limits from "../../contract/limits.ts";
import { verificationMessages } from "../../contract/verifications/calls.ts";
import type { VerificationStatus } from "../../contract/verifications/schema.ts";
import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireConfirmed } from "../accounts/email/require-confirmed.ts";
import { grantBadge } from "../badges/grant-badge.ts";
import { notifyPeerVerified } from "../badges/notify-verified.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockProviders, lockEndorsements } from "../providers/lock-providers.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { recomputeTrust } from "../providers/trust/recompute-trust.ts";
import { findStatus, insertVerification } from "./store.ts";

/** The sixth grants the badge; a seventh never restores one that an admin removed [trust-13]. */
export async function verifyProvider(
  ctx: Context,
  provider_id: string,
): Promise<{ message: string; data: VerificationStatus }> {
  const { id: verifier_id } = requireProvider(ctx.actor);
  if (provider_id.toLowerCase() === verifier_id) refuse("own_verification");
  return ctx.db.transaction(async (tx) => {
    await lockEndorsements(tx, verifier_id);
    const { id } = await requireVisibleProvider({ actor: ctx.actor, db: tx }, provider_id);
    const people = await lockProviders(tx, [verifier_id, id]);
    if (!people.has(verifier_id)) refuse("sign_in_required");
    const verified = people.get(id);
    if (!verified?.is_published) refuse("provider_not_found");
    await requireVerifier(tx, verifier_id);
    const added = await insertVerification(tx, { id: newId(), verifier_id, provider_id: id, created_at: ctx.clock() });
    if (!added) refuse("verification_repeated");
    await recomputeTrust(ctx, tx, id);
    await announceChange(tx, ["catalogue", `provider:${id}`]);
    const before = (await findStatus(tx, id, verifier_id)) ?? refuse("provider_not_found");
    const is_sixth = before.verification_count === limits.verification_threshold;
    const granted = is_sixth && (await becomeVerified(ctx, tx, id));
    return {
      message: verificationMessages.verified(verified.business_name),
      data: { ...before, is_verified: before.is_verified || granted },
    };
  });
}

async function requireVerifier(tx: Database, id: string): Promise<void> {
  await requireConfirmed(tx, id);
  const { verification_status, is_published } = await readProviderUser(tx, id);
  if (verification_status !== "verified") refuse("verifier_unverified");
  if (!is_published) refuse("verifier_unpublished");
}

async function becomeVerified(ctx: Context, tx: Database, id: string): Promise<boolean> {
  const notes = `Verified by ${limits.verification_threshold} providers`;
  if (!(await grantBadge(ctx, tx, { provider_id: id, badge_type: "verified", origin: "peers", notes }))) return false;
  await notifyPeerVerified(ctx, tx, id);
  return true;
}
