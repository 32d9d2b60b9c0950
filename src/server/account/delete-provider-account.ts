import { purgeReceiver } from "../../features/enquiries/personal-data/purge-account.ts";
import { purgeClaimed } from "../../features/imports/pages/purge-pages.ts";
import { purgeInvitations } from "../../features/invitations/purge-invitations.ts";
import { deleteProviderRecord, lockForDeletion } from "../../features/providers/admin/delete-provider.ts";
import { purgeDrafts } from "../../features/quotes/drafts/purge-drafts.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";

/**
 * In the caller's transaction. Imports skip the provider from now on. Refuses super admins and deleted providers.
 * Returns its name.
 */
export async function deleteProviderAccount(ctx: Context, tx: Database, id: string): Promise<string> {
  // Lock first: no enquiry may arrive in between.
  const provider = await lockForDeletion(tx, id);
  await purgeReceiver(tx, id);
  await purgeDrafts(tx, id);
  await purgeInvitations(tx, provider.email);
  await purgeClaimed(ctx, tx, provider.email);
  await deleteProviderRecord(ctx, tx, provider);
  return provider.business_name;
}
