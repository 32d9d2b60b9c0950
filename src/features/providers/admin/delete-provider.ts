import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { deleteAccountRecord } from "../../accounts/delete-account.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { removeEmails } from "../../emails/remove-emails.ts";
import { farewell } from "../emails.ts";
import { lockProviders, lockEndorsements } from "../store-locks.ts";
import { findUser, type UserRow } from "../store.ts";
import { recomputeTrust } from "../trust/recompute-trust.ts";
import { recordDeletion, listTrusted } from "./store-deletion.ts";

type LockedProvider = Pick<UserRow, "id" | "business_name" | "email"> & { trusted: readonly string[] };

/** Refuses a super admin and a provider that is already deleted. */
export async function lockForDeletion(tx: Database, id: string): Promise<LockedProvider> {
  // Avoids deadlocks between deletions of providers that endorsed each other, and with endorsements.
  await lockEndorsements(tx, id);
  const locked = await lockProviders(tx, [id, ...(await listTrusted(tx, id))]);
  const user = (await findUser(tx, id)) ?? refuse("provider_not_found");
  if (user.is_super_admin) refuse("super_admin_stays");
  const trusted = [...locked.keys()].filter((each) => each !== user.id);
  return { id: user.id, business_name: user.business_name, email: user.email, trusted };
}

/**
 * Needs `lockForDeletion`. Enquiries keep its name [providers-25]; id, category and province stay for its former page
 * [visitors-31].
 */
export async function deleteProviderRecord(ctx: Context, tx: Database, locked: LockedProvider): Promise<void> {
  const { id, business_name, email: recipient, trusted } = locked;
  await removeEmails(tx, [id]);
  await recordDeletion(tx, id);
  await deleteAccountRecord(tx, id);
  for (const each of trusted) await recomputeTrust(ctx, tx, each);
  await announceChange(tx, ["catalogue", ...[id, ...trusted].map((each) => `provider:${each}`)]);
  await queueEmail(ctx, tx, farewell, { data: { business_name }, recipient, subject_id: id });
}
