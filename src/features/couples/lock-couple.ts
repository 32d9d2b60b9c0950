import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { refuseLostWedding, type CoupleActor } from "./rules.ts";
import { lockMemberRow, lockRow } from "./store.ts";

/** Locks the couple's row. Refuses a deleted one. */
export async function lockCouple(
  tx: Database,
  id: string,
  refusal: "sign_in_required" | "couple_not_found" | "dead_link" = "sign_in_required",
): Promise<void> {
  if (!(await lockRow(tx, id))) refuse(refusal);
}

/** Locks the wedding and membership. Refuses if the wedding is deleted or the actor has switched. */
export async function lockWedding(tx: Database, actor: CoupleActor): Promise<void> {
  if (!(await lockRow(tx, actor.couple_id))) refuseLostWedding(actor);
  await lockMembership(tx, actor);
}

/**
 * Locks the membership until commit, so that a removed member's request has no effect [weddings-15]. Lock order:
 * couple, membership, conversation.
 */
export async function lockMembership(tx: Database, actor: CoupleActor): Promise<void> {
  if (actor.role !== "owner" && !(await lockMemberRow(tx, { ...actor, role: actor.role }))) refuse("conflict");
}
