import type { OnConfirmed } from "../../features/accounts/rules.ts";
import { joinGuestEnquiries } from "../../features/enquiries/join-guests.ts";
import { recomputeEndorsed } from "../../features/providers/recompute-endorsed.ts";

/** What follows in the whole product once an account's address is known to be its own [enquiries-11, trust-23]. */
export const followConfirmation: OnConfirmed = async (ctx, tx, account) => {
  await joinGuestEnquiries(ctx, tx, account);
  if (account.kind === "provider") await recomputeEndorsed(ctx, tx, account.id);
};
