import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { recomputeTrust } from "./recompute-trust.ts";
import { insertProvider } from "./store.ts";

/**
 * Makes the unpublished profile of a new social account, in the transaction that makes the account. Its business details
 * are asked for on the first entry to the dashboard [providers-3]. No page shows it, so none is announced as changed.
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
