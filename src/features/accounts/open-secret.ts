import type { Context } from "../../platform/context.ts";
import { unseal } from "../../platform/seal.ts";

/** What the secret of an account's codes is sealed for. */
export const sealedFor = (account_id: string) => ({ purpose: "second factor", of: account_id });

/**
 * The secret of an account's codes. Null where it was sealed under another installation's secret, which the log says: then no
 * code fits, and no recovery code either [accounts-28].
 */
export function openSecret({ keyedHash, log }: Context, account_id: string, sealed: string): string | null {
  try {
    return unseal(keyedHash, sealedFor(account_id), sealed);
  } catch {
    const message = "sealed under another INSTALLATION_SECRET: no code of this account fits";
    log.warn("second factor does not open", { account_id, message });
    return null;
  }
}
