import { hour_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import type { AddresseeQuery } from "../bulk/find-addressees.ts";
import { enquiryToConfirm } from "../emails.ts";
import { confirmationEmailLimit, coupleAccountIdOf, type EnquiryContent } from "../rules.ts";
import { insertPendingEnquiry } from "./store-pending.ts";

type PendingInput = {
  couple_id: string | null;
  recipients_total: number;
  content: EnquiryContent;
  guest_network: string | null;
} & ({ asked: AddresseeQuery } | { provider_id: string });

/** The email contains only a confirmation link; answers the id. */
export async function savePendingEnquiry(ctx: Context, tx: Database, pending: PendingInput): Promise<string> {
  const { couple_id, recipients_total, ...input } = pending;
  const { couple_email } = input.content;
  await countTry(ctx, tx, [confirmationEmailLimit(couple_email)]);
  const id = newId();
  const created_at = ctx.clock();
  const expires_at = new Date(created_at.getTime() + limits.held_enquiry_hours * hour_ms);
  const by_account_id = coupleAccountIdOf(ctx.actor);
  await insertPendingEnquiry(tx, {
    id,
    couple_id,
    by_account_id,
    couple_email,
    input,
    recipients_total,
    created_at,
    expires_at,
  });
  await queueEmail(ctx, tx, enquiryToConfirm, { data: { held_id: id }, recipient: couple_email, subject_id: id });
  return id;
}
