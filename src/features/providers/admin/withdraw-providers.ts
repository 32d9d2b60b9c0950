import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { recomputeAllTrust } from "../trust/recompute-trust.ts";
import { demoteSuperAdmins, listSuperAdminEmails, withdrawAll } from "./store-super-admin.ts";

export { listSuperAdminEmails };

/** Turns a demo into a site: also removes all super admins. Returns how many were published. */
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
