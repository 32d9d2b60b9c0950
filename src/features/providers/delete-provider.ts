import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { forgetWhenSent, postLetter } from "../../platform/letters.ts";
import { refuse } from "../../platform/refusal.ts";
import { deleteAccount } from "../accounts/delete-account.ts";
import { recomputeTrust } from "../trust/recompute-trust.ts";
import { listTrusted } from "./store-deletion.ts";
import { lockProviders, lockWord } from "./store-locks.ts";
import { findUser } from "./store.ts";

/**
 * Deletes a provider with its account, in the caller's transaction: profile, media, sessions, and the word it gave for
 * others, whose trust is judged anew. Enquiries stay, with its name [providers-25]. A farewell goes to its address, which is forgotten
 * with it. Refuses a super admin, and one that is gone already. Its media's rows go with it; their files follow by themselves once nobody
 * names them. Answers the name that it had.
 */
export async function deleteProvider(ctx: Context, tx: Database, id: string): Promise<string> {
  // Two deletions whose providers endorsed each other, or a word given at the same time, must not wait in a circle.
  await lockWord(tx, id);
  await lockProviders(tx, [id, ...(await listTrusted(tx, id))]);
  const user = (await findUser(tx, id)) ?? refuse("provider_not_found");
  if (user.is_super_admin) refuse("super_admin_stays");
  const trusted = await listTrusted(tx, id);

  await removeLetters(tx, id);
  await removeInvitations(tx, user.email);
  await deleteAccount(tx, id);
  for (const each of trusted) await recomputeTrust(tx, each);
  await announceChange(tx, ["catalogue", ...[id, ...trusted].map((each) => `provider:${each}`)]);
  const { business_name, email: recipient } = user;
  const data = { business_name, ...forgetWhenSent };
  await postLetter(ctx, tx, { template: "farewell", data, recipient, subject_id: id });
  return business_name;
}

/**
 * Takes away what was written to the provider, sent or waiting, also to addresses that it had before. The couples' copies
 * stay. Of the letters with their enquiries stays what became of them, without the address, because the couples are told:
 * one that still waited never arrives, and can't be tried again.
 */
async function removeLetters(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`
    update letter set recipient = '', state = case state when 'sent' then 'sent' else 'failed' end,
      last_error = case state when 'sent' then null else 'The provider is gone.' end, is_dropped = state <> 'sent'
    where template = 'enquiry_to_provider' and subject_id in (select id from enquiry_recipient where provider_id = ${id})`);
  await tx.execute(sql`delete from letter where subject_id = ${id}`);
}

/** Takes away how the provider was invited, with the mails about it. */
async function removeInvitations(tx: Database, email: string): Promise<void> {
  const gone = sql`select id from invitation where lower(email) = lower(${email})`;
  await tx.execute(sql`delete from letter where subject_id in (${gone})`);
  await tx.execute(sql`delete from invitation where id in (${gone})`);
}
