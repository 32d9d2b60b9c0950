import type { AccountKind } from "../../../contract/accounts/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { email as emailShape, line } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { tokenPurposes } from "../../../schema/accounts.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { issueToken } from "../email/issue-token.ts";
import { isReservedEmail } from "../email/store-tokens.ts";
import { passwordRemoved } from "../emails.ts";
import { hashToken, type OnConfirmed } from "../rules.ts";
import { dropFactors } from "../second-factor/remove-factors.ts";
import {
  findByEmail,
  findByGoogle,
  insertAccount,
  lockAccount,
  updateAccount,
  removeAllSessions,
  voidTokens,
  type AccountRow,
} from "../store.ts";
import type { OpenIdPerson } from "./open-openid.ts";

export type OpenProfile = (
  ctx: Context,
  tx: Database,
  newcomer: { id: string; email: string; name: string },
) => Promise<void>;

type SocialRefusal = "unverified_email" | "email_not_confirmed" | "callback_failed";

type Person = { google_id: string; email: string; name: string };
type Outcome = { account_id: string } | { refusal: SocialRefusal };

/**
 * Valid a minute in the browser with `binding` [accounts-17]. Linking by email needs a confirmed address and drops the
 * password, which may be an attacker's [accounts-16].
 */
export async function finishSocialSignIn(
  ctx: Context,
  kind: AccountKind,
  person: OpenIdPerson,
  { openProfile, onConfirmed, binding }: { openProfile: OpenProfile; onConfirmed: OnConfirmed; binding: string },
): Promise<{ token: string } | { refusal: SocialRefusal }> {
  const { sub: google_id, email_verified } = person;
  if (person.email === null || !email_verified) return { refusal: "unverified_email" };
  const read = emailShape.safeParse(person.email);
  if (!read.success) return { refusal: "callback_failed" };
  const email = read.data;
  const known = { google_id, email, name: nameOf(person.name, email) };

  return ctx.db.transaction(async (tx) => {
    // A faster request may have made the account; the second look finds it.
    const outcome =
      (await findOwned(ctx, tx, kind, known)) ??
      (await createAccount(ctx, tx, { kind, person: known, openProfile })) ??
      (await findOwned(ctx, tx, kind, known));
    if (outcome === null || "refusal" in outcome) return outcome ?? { refusal: "callback_failed" };
    const { account_id } = outcome;
    await confirmOwner(ctx, tx, account_id, onConfirmed);
    const lives_seconds = limits.handoff_seconds;
    const bound_to = hashToken(binding);
    return { token: await issueToken(ctx, tx, { account_id, purpose: "sign_in_handoff", bound_to, lives_seconds }) };
  });
}

/** The account's own address may differ from the issuer's; it counts only once confirmed. */
async function confirmOwner(ctx: Context, tx: Database, account_id: string, onConfirmed: OnConfirmed): Promise<void> {
  const account = await lockAccount(tx, account_id);
  if (account && account.email_verified_at !== null) await onConfirmed(ctx, tx, account);
}

function nameOf(name: string | null, email: string): string {
  const [local = email] = email.split("@");
  const cut = (name ?? local).slice(0, limits.name_length_max);
  const read = line(limits.name_length_max).safeParse(cut);
  return read.success && read.data !== "" ? read.data : local;
}

async function findOwned(
  ctx: Context,
  tx: Database,
  kind: AccountKind,
  { google_id, email }: Person,
): Promise<Outcome | null> {
  const linked_id = await findByGoogle(tx, kind, google_id);
  if (linked_id) return { account_id: linked_id };
  const same = await findByEmail(tx, kind, email);
  const account = same && (await lockAccount(tx, same.id));
  if (!account) return null;
  if (account.email_verified_at === null) return { refusal: "email_not_confirmed" };
  if (account.google_id !== null) return account.google_id === google_id ? { account_id: account.id } : refused;
  await updateAccount(tx, account.id, { google_id });
  await recordSecurityEvent(ctx, tx, { event: "google_linked", account_id: account.id });
  if (account.password_hash !== null && account.password_owned_at === null) await dropPassword(ctx, tx, account);
  return { account_id: account.id };
}

/** The address belongs to another social account, which the person can't fix. */
const refused = { refusal: "callback_failed" } as const;

type Making = { kind: AccountKind; person: Person; openProfile: OpenProfile };

async function createAccount(
  ctx: Context,
  tx: Database,
  { kind, person, openProfile }: Making,
): Promise<Outcome | null> {
  const { google_id, email, name } = person;
  const id = newId();
  const now = ctx.clock();
  const row = { id, kind, email, auth_provider: "google" as const, google_id, email_verified_at: now, created_at: now };
  if (await isReservedEmail(tx, { kind, email }, now)) return null;
  if (!(await insertAccount(tx, row))) return null;
  await openProfile(ctx, tx, { id, email, name });
  return { account_id: id };
}

/** The mailbox owner may never have set this password. Ends sessions and links, and emails the owner [accounts-16]. */
async function dropPassword(ctx: Context, tx: Database, { id, email }: AccountRow): Promise<void> {
  await updateAccount(tx, id, { password_hash: null, auth_provider: "google" });
  await voidTokens(tx, id, tokenPurposes, ctx.clock());
  await removeAllSessions(tx, id);
  // An attacker who registered the address may have set one up.
  await dropFactors(ctx, tx, id);
  await recordSecurityEvent(ctx, tx, { event: "password_changed", account_id: id, detail: "removed" });
  await queueEmail(ctx, tx, passwordRemoved, { data: { account_id: id, email }, recipient: email, subject_id: id });
}
