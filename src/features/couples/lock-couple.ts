import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { refuseGone, type CoupleActor } from "./rules.ts";
import { holdMembership, lockRow } from "./store.ts";

/** Takes a couple's row for the rest of the transaction: what it does at once in two places happens one after the other. Refuses one that is gone. */
export async function lockCouple(
  tx: Database,
  id: string,
  refusal: "sign_in_required" | "couple_not_found" | "dead_link" = "sign_in_required",
): Promise<void> {
  if (!(await lockRow(tx, id))) refuse(refusal);
}

/** Takes in the same way the wedding that somebody works in, and its place there. Refuses whose wedding is gone, and who works in another meanwhile. */
export async function lockWedding(tx: Database, actor: CoupleActor): Promise<void> {
  if (!(await lockRow(tx, actor.couple_id))) refuseGone(actor);
  await holdPlace(tx, actor);
}

/**
 * Keeps a member in the wedding, and as what it is there, until the transaction ends: what was asked for before it was removed is not done after [weddings-15]. Refuses
 * one that has left, was removed or has another role meanwhile. Taken after the couple's row and before a conversation's, as handing a wedding on does.
 */
export async function holdPlace(tx: Database, actor: CoupleActor): Promise<void> {
  if (actor.role !== "owner" && !(await holdMembership(tx, { ...actor, role: actor.role }))) refuse("conflict");
}
