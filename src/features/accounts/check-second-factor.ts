import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { unseal } from "../../platform/seal.ts";
import { recoveryCodeHash } from "./issue-recovery-codes.ts";
import { matchCode } from "./match-code.ts";
import { bareCode } from "./rules.ts";
import { claimRecoveryCode, claimStep, findProgram } from "./store-factors.ts";
import { tryCode } from "./try-code.ts";

/** What the secret of an account's codes is sealed for. */
export const sealedFor = (account_id: string) => ({ purpose: "second factor", of: account_id });

type Given = { account_id: string; code: string; address: string };

/** Makes sure that whoever asks has the account's second factor: a code of its program, or a recovery code. Each is taken once [accounts-28]. */
export async function checkSecondFactor(ctx: Context, { account_id, code, address }: Given): Promise<void> {
  await tryCode(ctx, { account_id, address }, (tx) => claimCode(ctx, tx, account_id, bareCode(code)));
}

async function claimCode(ctx: Context, tx: Database, account_id: string, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code))
    return claimRecoveryCode(tx, account_id, recoveryCodeHash(ctx, account_id, code), ctx.clock());
  const program = await findProgram(tx, account_id);
  if (program?.secret_sealed == null) return false;
  const { secret_sealed } = program;
  const step = matchCode(unseal(ctx.keyedHash, sealedFor(account_id), secret_sealed), code, ctx.clock());
  return step !== null && claimStep(tx, { account_id, secret_sealed, step });
}
