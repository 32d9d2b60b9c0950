import { Secret, TOTP } from "otpauth";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { countTry, clearAttempts } from "../../../platform/rate-limit.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { unseal } from "../../../platform/seal.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { bareCode, codeLimits } from "../rules.ts";
import { recoveryCodeHash } from "./issue-recovery-codes.ts";
import { claimRecoveryCode, claimStep, findProgram } from "./store-factors.ts";

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

type Trying = { account_id: string; address: string };

/** Counts before the check, so that parallel tries can't exceed the limits; a success is uncounted [accounts-28]. */
export async function verifyCode(
  ctx: Context,
  { account_id, address }: Trying,
  claim: (tx: Database) => Promise<boolean>,
): Promise<void> {
  const { all } = codeLimits(account_id);
  const event = "second_factor_asked";
  try {
    await ctx.db.transaction((tx) => countTry(ctx, tx, all));
  } catch (cause) {
    tallySecurityEvent(ctx, { event, outcome: "refused", account_id, address });
    throw cause;
  }
  if (!(await ctx.db.transaction(claim))) {
    tallySecurityEvent(ctx, { event, outcome: "failed", account_id, address });
    refuseField("code", accountMessages.code_wrong);
  }
  tallySecurityEvent(ctx, { event, account_id, address });
  for (const limit of all) await clearAttempts(ctx, ctx.db, limit);
}

const period_seconds = 30;
const window = 1;

/** The half-minute count since 1970; null if the code doesn't match. */
export function matchCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const program = new TOTP({ secret: Secret.fromBase32(secret), period: period_seconds });
  const delta = program.validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period_seconds) + delta;
}

export const sealedFor = (account_id: string) => ({ purpose: "second factor", of: account_id });

/** Null if sealed under another installation's secret, which is logged; recovery codes then fail too [accounts-28]. */
export function openSecret({ keyedHash, log }: Context, account_id: string, sealed: string): string | null {
  try {
    return unseal(keyedHash, sealedFor(account_id), sealed);
  } catch {
    const message = "encrypted with another INSTALLATION_SECRET: no code of this account can match";
    log.warn("the second factor can't be decrypted", { account_id, message });
    return null;
  }
}
