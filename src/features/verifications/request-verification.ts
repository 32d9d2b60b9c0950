import { day_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuseUntil } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { notifySite } from "../security/notify-site.ts";
import { verificationRequested } from "./emails.ts";
import { insertRequest } from "./store-requests.ts";
import { findLastRequest } from "./store.ts";

/** Once within seven days; an earlier request gets the waiting time [trust-17]. */
export async function requestVerification(ctx: Context, motivation: string): Promise<void> {
  const { id: provider_id } = requireProvider(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockKnownProvider(tx, provider_id, "sign_in_required");
    const user = await readProviderUser(tx, provider_id);
    if (!user.has_business_details) refuse("business_details_missing");
    if (user.verification_status === "verified") refuse("already_verified");
    const now = ctx.clock();
    const last = await findLastRequest(tx, provider_id);
    const free = last && new Date(last.getTime() + limits.verification_request_days * day_ms);
    const reason = `You can ask once in ${limits.verification_request_days} days.`;
    if (free && free > now) refuseUntil(free, now, { name: "verification_request", reason });
    const id = newId();
    await insertRequest(tx, { id, provider_id, motivation, created_at: now });
    await recordImpersonated(ctx, tx, {
      action: "verification_requested",
      subject: { id: provider_id, name: user.business_name },
    });
    await notifySite(ctx, tx, verificationRequested, { data: { request_id: id }, subject_id: id });
  });
}
