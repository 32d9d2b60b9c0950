import type { PasskeyMade } from "../../../contract/accounts/code-schema.ts";
import type { Passkey } from "../../../contract/accounts/second-factor-schema.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { presentPasskey } from "../present.ts";
import { hashToken, requireAccount, requirePasskeySite } from "../rules.ts";
import { issueRecoveryCodes } from "../second-factor/issue-recovery-codes.ts";
import { notifyFactorChange } from "../second-factor/notify-factor-change.ts";
import { hasFactor } from "../second-factor/store-factors.ts";
import { findAccount, lockAccount, removeAllSessions } from "../store.ts";
import { claimChallenge, issueChallenge, passkey_timeout_ms } from "./issue-challenge.ts";
import { describePasskey } from "./request-passkey.ts";
import { countOf, insertPasskey, listPasskeyRows } from "./store-passkeys.ts";
import { passkey_algorithms, readMadePasskey } from "./verify-passkey.ts";

/** Excludes the account's existing passkeys [accounts-30]. */
export async function beginPasskey(ctx: Context, { bearerToken = "" }: Pick<RequestMeta, "bearerToken">) {
  const { rpID } = requirePasskeySite(ctx.config);
  const { id, kind } = requireAccount(ctx.actor);
  const { email } = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  const known = await listPasskeyRows(ctx.db, id);
  if (known.length >= limits.passkeys_max) refuse("passkeys_full");
  const { site_name } = await readSettings(ctx);
  return {
    rp: { id: rpID, name: site_name },
    user: { id: Buffer.from(id).toString("base64url"), name: email, displayName: `${email} (${kind})` },
    challenge: await issueChallenge(ctx, { purpose: "register", bound_to: bearerToken, account_id: id }),
    pubKeyCredParams: passkey_algorithms.map((alg) => ({ alg, type: "public-key" as const })),
    timeout: passkey_timeout_ms,
    attestation: "none" as const,
    excludeCredentials: known.map(describePasskey),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "preferred" as const,
    },
  };
}

/**
 * The first second factor ends other sessions and returns recovery codes, shown once. Refuses another challenge, site
 * or account.
 */
export async function addPasskey(
  ctx: Context,
  { name, made }: { name: string; made: PasskeyMade },
  { address, bearerToken = "" }: Pick<RequestMeta, "address" | "bearerToken">,
): Promise<{ passkey: Passkey; recovery_codes: string[] }> {
  const site = requirePasskeySite(ctx.config);
  const { id: account_id } = requireAccount(ctx.actor);
  const use = { purpose: "register" as const, bound_to: bearerToken, account_id };
  const challenge = await claimChallenge(ctx, use, made.response.clientDataJSON);
  const read = challenge === null ? null : await readMadePasskey(made, challenge, site);
  if (read === null) refuse("passkey_refused");
  const { transports = [] } = made.response;
  const row = { id: newId(), account_id, ...read, transports, name, created_at: ctx.clock(), last_used_at: null };
  return ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, account_id)) ?? refuse("sign_in_required");
    if ((await countOf(tx, account_id)) >= limits.passkeys_max) refuse("passkeys_full");
    const isFirst = !(await hasFactor(tx, account_id));
    if (!(await insertPasskey(tx, row))) refuse("passkey_refused");
    const recovery_codes = isFirst ? await issueRecoveryCodes(ctx, tx, account_id) : [];
    if (isFirst) await removeAllSessions(tx, account_id, hashToken(bearerToken));
    await notifyFactorChange(ctx, tx, account, { change: "passkey_added", address });
    return { passkey: presentPasskey(row), recovery_codes };
  });
}
