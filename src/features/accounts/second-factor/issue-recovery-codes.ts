import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { bareCode } from "../rules.ts";
import { replaceRecoveryCodes } from "./store-factors.ts";

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
