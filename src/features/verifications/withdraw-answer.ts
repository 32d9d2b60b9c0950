import { adminMessages } from "../../contract/admin-messages.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { removeBadge } from "../badges/remove-badge.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { verificationNotYet } from "./emails.ts";
import { findRequest, reopenAnswered } from "./store-requests.ts";

/** Refused once the email may have been sent, after a minute. */
export async function withdrawAnswer(ctx: Context, id: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const request = (await findRequest(tx, id)) ?? refuse("request_not_found");
    const { provider_id } = request;
    const provider = await lockKnownProvider(tx, provider_id, "request_not_found");
    const { decision, decided_at } = (await findRequest(tx, id)) ?? refuse("request_not_found");
    const subject = { id: provider_id, name: provider.business_name };
    if (decided_at === null) return adminMessages.decision_undone(provider.business_name);
    const age_seconds = (ctx.clock().getTime() - decided_at.getTime()) / 1000;
    if (age_seconds >= limits.decision_delay_seconds) refuse("decision_told");
    if (decision === "verified_otherwise") refuse("decision_told");
    if (decision === "verified")
      await removeBadge({ ...ctx, db: tx }, provider_id, { badge_type: "verified", notes: null });
    else if ((await withdrawEmails(tx, verificationNotYet, provider_id)).length === 0) refuse("decision_told");
    await reopenAnswered(tx, provider_id, decided_at);
    await recordAction(ctx, tx, { action: "verification_reopened", subject });
    return adminMessages.decision_undone(provider.business_name);
  });
}
