import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { bareCode } from "../rules.ts";
import { recoveryCodeHash } from "./issue-recovery-codes.ts";
import { matchCode } from "./match-code.ts";
import { openSecret } from "./open-secret.ts";
import { claimRecoveryCode, claimStep, findProgram } from "./store-factors.ts";
import { verifyCode } from "./verify-code.ts";

type Given = { account_id: string; code: string; address: string };

/** A TOTP or recovery code, each accepted once [accounts-28]. */
export async function checkSecondFactor(ctx: Context, { account_id, code, address }: Given): Promise<void> {
  await verifyCode(ctx, { account_id, address }, (tx) => claimCode(ctx, tx, account_id, bareCode(code)));
}

async function claimCode(ctx: Context, tx: Database, account_id: string, code: string): Promise<boolean> {
  const isRecovery = !/^\d{6}$/.test(code);
  const hash = recoveryCodeHash(ctx, account_id, code);
  if (isRecovery && (await claimRecoveryCode(tx, account_id, hash, ctx.clock()))) return true;
  const secret_sealed = (await findProgram(tx, account_id))?.secret_sealed ?? null;
  if (secret_sealed === null) return false;
  // also for recovery codes, so that an unreadable secret is logged
  const secret = openSecret(ctx, account_id, secret_sealed);
  const step = secret === null ? null : matchCode(secret, code, ctx.clock());
  return step !== null && claimStep(tx, { account_id, secret_sealed, step });
}
