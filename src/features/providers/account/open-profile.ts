import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { insertProvider } from "../store.ts";
import { recomputeTrust } from "../trust/recompute-trust.ts";

/**
 * In the transaction that creates the account. The first dashboard visit asks for the business details [providers-3].
 */
export async function openProfile(
  ctx: Pick<Context, "clock">,
  tx: Database,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const created_at = ctx.clock();
  const names = { business_name: name, contact_person: name };
  const row = { id, ...names, phone: "", has_business_details: false, created_at, updated_at: created_at };
  await insertProvider(tx, row, null);
  await recomputeTrust(ctx, tx, id);
}
