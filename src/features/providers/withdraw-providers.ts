import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { recomputeAllTrust } from "./recompute-trust.ts";
import { demoteSuperAdmins, listSuperAdminEmails, withdrawAll } from "./store-super-admin.ts";

export { listSuperAdminEmails };

/**
 * Takes these providers off every page and everybody's powers of a super admin away, in the caller's transaction: for a
 * demo that becomes a site. What the withdrawn ones said of others counts no more. Answers how many were published.
 */
export async function withdrawProviders(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  ids: readonly string[],
): Promise<number> {
  const now = clock();
  await demoteSuperAdmins(tx, now);
  const withdrawn = await withdrawAll(tx, ids, now);
  await recomputeAllTrust({ clock }, tx);
  await announceChange(tx, ["catalogue", ...withdrawn.map((id) => `provider:${id}`)]);
  return withdrawn.length;
}
