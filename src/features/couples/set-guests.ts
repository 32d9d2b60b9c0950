import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { updateCouple } from "./store.ts";

/** The caller's transaction must have locked the couple. */
export async function setGuests(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  couple_id: string,
  guest_count: number | null,
): Promise<void> {
  await updateCouple(tx, couple_id, { guest_count, updated_at: clock() });
}
