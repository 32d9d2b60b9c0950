import { forgetReceiver } from "../../features/enquiries/forget-receiver.ts";
import { forgetClaimed } from "../../features/imports/forget-claimed.ts";
import { forgetInvitations } from "../../features/invitations/forget-invitations.ts";
import { deleteProviderRecord, holdForDeletion } from "../../features/providers/delete-provider.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";

/**
 * Deletes a provider and what every feature keeps about it, in the caller's transaction: its emails with enquiries lose
 * its address, how it was invited goes, no import brings it back, and the rest is `deleteProviderRecord`'s. Refuses a super admin, and one that is
 * gone already. Answers the name that it had.
 */
export async function deleteProviderAccount(ctx: Context, tx: Database, id: string): Promise<string> {
  // Held first: no enquiry slips in between.
  const held = await holdForDeletion(tx, id);
  await forgetReceiver(tx, id);
  await forgetInvitations(tx, held.email);
  await forgetClaimed(ctx, tx, held.email);
  await deleteProviderRecord(ctx, tx, held);
  return held.business_name;
}
