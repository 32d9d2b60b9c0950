import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { insertCouple } from "./store.ts";

export async function openCouple(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const created_at = clock();
  await insertCouple(tx, { id, partner1_name: name, created_at, updated_at: created_at });
}
