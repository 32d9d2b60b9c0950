import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockRow } from "./store.ts";

/** Takes a couple's row for the rest of the transaction: what it does at once in two places happens one after the other. Refuses one that is gone. */
export async function lockCouple(
  tx: Database,
  id: string,
  refusal: "sign_in_required" | "couple_not_found" = "sign_in_required",
): Promise<void> {
  if (!(await lockRow(tx, id))) refuse(refusal);
}
