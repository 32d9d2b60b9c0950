import type { SuperAdmin } from "../../../contract/providers/admin-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { isOwner } from "../rules.ts";
import { listSuperAdminRows } from "./store-super-admin.ts";

/** Super admins and their sessions [admin-33]. */
export async function listSuperAdmins({ actor, db, clock }: Context): Promise<SuperAdmin[]> {
  const result = await listSuperAdminRows(db, clock());
  return result.map((row) => ({ ...row, is_you: isOwner(actor, row.id) }));
}
