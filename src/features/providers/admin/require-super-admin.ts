import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireProvider } from "../account/require-provider.ts";
import { isSuperAdmin, lockSuperAdmin } from "./store-super-admin.ts";

/** Checks the role again under a lock, so that two who demote each other at once leave one. */
export async function requireSuperAdmin({ actor }: Pick<Context, "actor">, tx: Database): Promise<{ id: string }> {
  const { id } = requireProvider(actor);
  await lockSuperAdmin(tx);
  if (!(await isSuperAdmin(tx, id))) refuse("not_allowed");
  return { id };
}
