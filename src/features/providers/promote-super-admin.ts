import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { updateProvider } from "./store-profile.ts";
import { insertProvider } from "./store.ts";

/** What a start that makes a super admin looks at, and the lock under which it does. */
export { isSuperAdmin, lockSuperAdmin } from "./store-super-admin.ts";

/** Makes the unpublished profile of a super admin, in the transaction that makes the account. */
export async function createSuperAdminProfile(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { id, business_name }: { id: string; business_name: string },
): Promise<void> {
  const names = { business_name, contact_person: "Administrator" };
  const created_at = clock();
  const row = { id, ...names, phone: "", is_super_admin: true, created_at };
  await insertProvider(tx, { ...row, updated_at: created_at }, null);
}

/** Makes a provider a super admin, in the caller's transaction. */
export async function promoteSuperAdmin({ clock }: Pick<Context, "clock">, tx: Database, id: string): Promise<void> {
  await updateProvider(tx, id, { is_super_admin: true, updated_at: clock() });
}
