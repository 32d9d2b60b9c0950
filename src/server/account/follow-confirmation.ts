import type { OnConfirmed } from "../../features/accounts/rules.ts";
import { releasePending } from "../../features/conversations/inbound-mail/release-pending.ts";
import { joinGuestEnquiries } from "../../features/enquiries/join-guests.ts";
import { evaluateIdentity } from "../../features/providers/trust/evaluate-identity.ts";
import { recomputeEndorsed } from "../../features/providers/trust/recompute-endorsed.ts";

/** Once an account's address is confirmed [enquiries-11, conversations-28, trust-23, trust-24]. */
export const followConfirmation: OnConfirmed = async (ctx, tx, account) => {
  await joinGuestEnquiries(ctx, tx, account);
  if (account.kind !== "provider") return;
  await releasePending(ctx, tx, account.id);
  await recomputeEndorsed(ctx, tx, account.id);
  await evaluateIdentity(ctx, tx, account.id, account.email);
};
