import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { ConfirmedAccount } from "../accounts/rules.ts";
import { joinGuests } from "./store-couple.ts";

/**
 * Gives a couple whose address is known to be its own what was sent with that address while nobody was signed in, in the
 * transaction that confirms the address. What was cut from a deleted account stays cut: its copies went with that
 * account, while a guest's are there. Junk marks on what joins never count against the couple: anybody may have written it [enquiries-11].
 */
export async function joinGuestEnquiries(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { id, kind, email }: ConfirmedAccount,
): Promise<void> {
  if (kind !== "couple") return;
  await joinGuests(tx, { couple_id: id, email, now: clock() });
}
