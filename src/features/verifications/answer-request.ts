import { adminMessages } from "../../contract/admin-messages.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { addBadge, removeBadge } from "../badges/change-badge.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { verificationNotYet } from "./emails.ts";
import { answerRequests, findRequest, reopenAnswered } from "./store-requests.ts";

type Decision = { decision: "verified" | "not_yet"; note: string | null };

/** The email waits a minute, for undo. Refuses an answered request and a provider verified since. */
export async function answerRequest(ctx: Context, id: string, { decision, note }: Decision): Promise<string> {
  const { id: decided_by } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const { provider_id, name } = await lockRequest(tx, id);
    const { email, verification_status } = await readProviderUser(tx, provider_id);
    if (verification_status === "verified") refuse("request_decided");
    await answerRequests(tx, provider_id, { decision, decided_at: ctx.clock(), decided_by, note });
    if (decision === "verified") {
      await addBadge({ ...ctx, db: tx }, provider_id, { badge_type: "verified", notes: note });
      return adminMessages.verified(name);
    }
    await recordAction(ctx, tx, {
      action: "verification_put_off",
      subject: { id: provider_id, name },
      details: { notes: note },
    });
    await queueEmail(ctx, tx, verificationNotYet, {
      data: { request_id: id },
      recipient: email,
      subject_id: provider_id,
      delay_seconds: limits.decision_delay_seconds,
    });
    return adminMessages.not_yet(name);
  });
}

/** Locks the provider first, like every badge change, then checks the request. */
async function lockRequest(tx: Database, id: string): Promise<{ provider_id: string; name: string }> {
  const unlocked = (await findRequest(tx, id)) ?? refuse("request_not_found");
  const provider = await lockKnownProvider(tx, unlocked.provider_id, "request_not_found");
  const request = (await findRequest(tx, id)) ?? refuse("request_not_found");
  if (request.decided_at !== null) refuse("request_decided");
  return { provider_id: provider.id, name: provider.business_name };
}

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
