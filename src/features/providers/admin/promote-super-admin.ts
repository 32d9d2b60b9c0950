import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { updateProvider } from "../store-profile.ts";
import { insertProvider } from "../store.ts";

export { hasSuperAdmin, isEmpty, lockSuperAdmin } from "./store-super-admin.ts";
export { findIdByEmail } from "../store-profile.ts";

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

/** In the caller's transaction; the earlier registration's data is removed. */
export async function promoteSuperAdmin(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { id, business_name }: { id: string; business_name: string },
): Promise<void> {
  const names = { business_name, contact_person: "Administrator", phone: "" };
  await updateProvider(tx, id, { ...names, is_super_admin: true, updated_at: clock() });
}
