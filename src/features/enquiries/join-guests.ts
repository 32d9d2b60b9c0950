import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ConfirmedAccount } from "../accounts/rules.ts";
import { joinGuests } from "./store-couple.ts";

/**
 * In the confirming transaction. Skips a deleted account's enquiries; junk marks on joined ones don't count
 * [enquiries-11].
 */
export async function joinGuestEnquiries(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { id, kind, email }: ConfirmedAccount,
): Promise<void> {
  if (kind !== "couple") return;
  await joinGuests(tx, { couple_id: id, email, now: clock() });
}
