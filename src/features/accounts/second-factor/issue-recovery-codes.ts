import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { bareCode, requireAccount } from "../rules.ts";
import { lockAccount } from "../store.ts";
import { notifyFactorChange } from "./notify-factor-change.ts";
import { replaceRecoveryCodes, hasFactor } from "./store-factors.ts";

/** Voids the earlier codes; only keyed hashes are saved [accounts-28]. */
export async function issueRecoveryCodes(
  ctx: Pick<Context, "keyedHash">,
  tx: Database,
  account_id: string,
): Promise<string[]> {
  const codes = Array.from({ length: limits.recovery_codes }, newRecoveryCode);
  const hashes = codes.map((code) => recoveryCodeHash(ctx, account_id, bareCode(code)));
  await replaceRecoveryCodes(tx, account_id, hashes);
  return codes;
}

export function recoveryCodeHash({ keyedHash }: Pick<Context, "keyedHash">, account_id: string, bare: string): string {
  return keyedHash("recovery code", `${account_id} ${bare}`);
}

function newRecoveryCode(): string {
  const letters = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.toLowerCase();
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

/** Voids the old codes, returns the new only this once, and emails the owner [accounts-28]. */
export async function renewRecoveryCodes(ctx: Context, { address }: Pick<RequestMeta, "address">): Promise<string[]> {
  const { id } = requireAccount(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id)) ?? refuse("sign_in_required");
    if (!(await hasFactor(tx, id))) refuse("second_factor_not_begun");
    const codes = await issueRecoveryCodes(ctx, tx, id);
    await notifyFactorChange(ctx, tx, account, { change: "codes_renewed", address });
    return codes;
  });
}
