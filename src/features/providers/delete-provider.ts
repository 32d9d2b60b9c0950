import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { deleteAccountRecord } from "../accounts/delete-account.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { farewell } from "./emails.ts";
import { recomputeTrust } from "./recompute-trust.ts";
import { keepDeparture, listTrusted } from "./store-deletion.ts";
import { lockProviders, lockWord } from "./store-locks.ts";
import { findUser, type UserRow } from "./store.ts";

/** A provider that the transaction holds, with those whose trust hangs on its word, held too. */
type HeldProvider = Pick<UserRow, "id" | "business_name" | "email"> & { trusted: readonly string[] };

/**
 * Takes everything that a deletion of this provider changes for the rest of the transaction, and answers who it is.
 * Refuses a super admin, and one that is gone already.
 */
export async function holdForDeletion(tx: Database, id: string): Promise<HeldProvider> {
  // Two deletions whose providers endorsed each other, or a word given at the same time, must not wait in a circle.
  await lockWord(tx, id);
  const held = await lockProviders(tx, [id, ...(await listTrusted(tx, id))]);
  const user = (await findUser(tx, id)) ?? refuse("provider_not_found");
  if (user.is_super_admin) refuse("super_admin_stays");
  const trusted = [...held.keys()].filter((each) => each !== user.id);
  return { id: user.id, business_name: user.business_name, email: user.email, trusted };
}

/**
 * Deletes a provider that the transaction holds (`holdForDeletion`), with its account: profile, media, sessions, what was
 * written to it, also to addresses that it had before, and the word it gave for others, whose trust is judged anew.
 * Enquiries stay, with its name [providers-25]. A farewell goes to its address, which is forgotten with it; its id, category and province alone are kept, so that its page can say that it has left and lead on [visitors-31]. Its media's
 * rows go with it; their files follow by themselves once nobody names them.
 */
export async function deleteProviderRecord(ctx: Context, tx: Database, held: HeldProvider): Promise<void> {
  const { id, business_name, email: recipient, trusted } = held;
  await removeEmails(tx, [id]);
  await keepDeparture(tx, id);
  await deleteAccountRecord(tx, id);
  for (const each of trusted) await recomputeTrust(ctx, tx, each);
  await announceChange(tx, ["catalogue", ...[id, ...trusted].map((each) => `provider:${each}`)]);
  await queueEmail(ctx, tx, farewell, { data: { business_name }, recipient, subject_id: id });
}
