import type { Context } from "../../../platform/context.ts";
import { unseal } from "../../../platform/seal.ts";

export const sealedFor = (account_id: string) => ({ purpose: "second factor", of: account_id });

/** Null if sealed under another installation's secret, which is logged; recovery codes then fail too [accounts-28]. */
export function openSecret({ keyedHash, log }: Context, account_id: string, sealed: string): string | null {
  try {
    return unseal(keyedHash, sealedFor(account_id), sealed);
  } catch {
    const message = "sealed under another INSTALLATION_SECRET: no code of this account fits";
    log.warn("second factor does not open", { account_id, message });
    return null;
  }
}
