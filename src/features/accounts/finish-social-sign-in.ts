import type { AccountKind } from "../../contract/accounts/shapes.ts";
import * as limits from "../../contract/limits.ts";
import { email as emailShape, line } from "../../contract/primitives.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { tokenPurposes } from "../../schema/accounts.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { dropFactors } from "./drop-factors.ts";
import { passwordRemoved } from "./emails.ts";
import { issueToken } from "./issue-token.ts";
import type { OpenIdPerson } from "./open-openid.ts";
import { hashToken, type OnConfirmed } from "./rules.ts";
import { isHeldEmail } from "./store-tokens.ts";
import {
  findByEmail,
  findByGoogle,
  insertAccount,
  lockAccount,
  updateAccount,
  removeAllSessions,
  voidTokens,
  type AccountRow,
} from "./store.ts";

/** Makes what belongs to a new account of its kind, in the same transaction. */
export type OpenProfile = (
  ctx: Context,
  tx: Database,
  newcomer: { id: string; email: string; name: string },
) => Promise<void>;

/** Why somebody whom the issuer vouches for is not let in; the page that they come back to has a sentence for each. */
type SocialRefusal = "unverified_email" | "email_not_confirmed" | "callback_failed";

type Person = { google_id: string; email: string; name: string };
type Outcome = { account_id: string } | { refusal: SocialRefusal };

/**
 * Signs somebody in whom the OpenID issuer vouches for, and answers the single-use token that the browser exchanges for
 * a session within a minute, with the `binding` that the browser keeps [accounts-17].
 *
 * The person's own account of this kind is known by the issuer's id. Without one, an account with the same email is
 * linked only if its own email is confirmed, and loses a password that may be somebody else's [accounts-16]: whoever registered
 * with the person's address must not keep a way in. Otherwise a new account is made, with what `openProfile` adds. Two at once come to
 * the same account.
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
    // Whoever was faster with the same person or address has made the account that the second look finds.
    const outcome =
      (await findOwn(ctx, tx, kind, known)) ??
      (await make(ctx, tx, { kind, person: known, openProfile })) ??
      (await findOwn(ctx, tx, kind, known));
    if (outcome === null || "refusal" in outcome) return outcome ?? { refusal: "callback_failed" };
    const { account_id } = outcome;
    await joinIn(ctx, tx, account_id, onConfirmed);
    const lives_seconds = limits.handoff_seconds;
    const bound_to = hashToken(binding);
    return { token: await issueToken(ctx, tx, { account_id, purpose: "sign_in_handoff", bound_to, lives_seconds }) };
  });
}

/** The issuer vouches for the person; the account's own address may be another one, which counts only once it is confirmed. */
async function joinIn(ctx: Context, tx: Database, account_id: string, onConfirmed: OnConfirmed): Promise<void> {
  const account = await lockAccount(tx, account_id);
  if (account && account.email_verified_at !== null) await onConfirmed(ctx, tx, account);
}

/** The name that the issuer knows, or what stands before the `@`, as a line of ours. */
function nameOf(name: string | null, email: string): string {
  const [local = email] = email.split("@");
  const cut = (name ?? local).slice(0, limits.name_length_max);
  const read = line(limits.name_length_max).safeParse(cut);
  return read.success && read.data !== "" ? read.data : local;
}

/** The account that is this person's already; null when a new one may be made. */
async function findOwn(
  ctx: Context,
  tx: Database,
  kind: AccountKind,
  { google_id, email }: Person,
): Promise<Outcome | null> {
  const own = await findByGoogle(tx, kind, google_id);
  if (own) return { account_id: own };
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

/** The address belongs to somebody else's social account: nothing that the person could mend. */
const refused = { refusal: "callback_failed" } as const;

type Making = { kind: AccountKind; person: Person; openProfile: OpenProfile };

/** A new account with its profile; null when somebody was faster. */
async function make(ctx: Context, tx: Database, { kind, person, openProfile }: Making): Promise<Outcome | null> {
  const { google_id, email, name } = person;
  const id = newId();
  const now = ctx.clock();
  const row = { id, kind, email, auth_provider: "google" as const, google_id, email_verified_at: now, created_at: now };
  if (await isHeldEmail(tx, { kind, email }, now)) return null;
  if (!(await insertAccount(tx, row))) return null;
  await openProfile(ctx, tx, { id, email, name });
  return { account_id: id };
}

/**
 * Takes a password off that the one who reads the account's mail may never have set, with every session and open link, in the
 * transaction that links a social sign-in; an email says so. From then on only that sign-in opens the account, until a reset sets
 * a password [accounts-16].
 */
async function dropPassword(ctx: Context, tx: Database, { id, email }: AccountRow): Promise<void> {
  await updateAccount(tx, id, { password_hash: null, auth_provider: "google" });
  await voidTokens(tx, id, tokenPurposes, ctx.clock());
  await removeAllSessions(tx, id);
  // Whoever registered with the owner's address may have set one up.
  await dropFactors(ctx, tx, id);
  await recordSecurityEvent(ctx, tx, { event: "password_changed", account_id: id, detail: "removed" });
  await queueEmail(ctx, tx, passwordRemoved, { data: { account_id: id, email }, recipient: email, subject_id: id });
}
