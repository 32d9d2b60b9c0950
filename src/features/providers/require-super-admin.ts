import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireProvider } from "./require-provider.ts";
import { isSuperAdmin, lockSuperAdmin } from "./store-super-admin.ts";

/**
 * The super admin that asks, for a change of who is one: one at a time, and by somebody who still is. So two who demote each
 * other at once leave one, and the last one stays.
 */
export async function requireSuperAdmin({ actor }: Pick<Context, "actor">, tx: Database): Promise<{ id: string }> {
  const { id } = requireProvider(actor);
  await lockSuperAdmin(tx);
  if (!(await isSuperAdmin(tx, id))) refuse("not_allowed");
  return { id };
}
