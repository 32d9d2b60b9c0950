import type { Sharing } from "../../contract/weddings/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuseLostWedding, requireCouple } from "../couples/rules.ts";
import { presentWeddingInvitation } from "./present.ts";
import { ownerName } from "./rules.ts";
import { findOwner, listWeddingInvitations, listMemberRows } from "./store.ts";

/** Owner first; only the owner sees addresses and invitations [weddings-8]. */
export async function listMembers({ actor, db, clock }: Pick<Context, "actor" | "db" | "clock">): Promise<Sharing> {
  const caller = requireCouple(actor);
  const { id, couple_id, role } = caller;
  const owner = (await findOwner(db, couple_id)) ?? refuseLostWedding(caller);
  const isOwner = role === "owner";
  const members = (await listMemberRows(db, couple_id)).map((row) => ({
    id: row.account_id,
    name: row.name,
    role: row.role,
    email: isOwner ? row.email : null,
    joined_at: row.joined_at.toISOString(),
    is_you: row.account_id === id,
  }));
  const first = {
    id: couple_id,
    name: ownerName(owner),
    role: "owner" as const,
    email: isOwner ? owner.email : null,
    joined_at: null,
    is_you: isOwner,
  };
  const now = clock();
  const invitations = isOwner ? await listWeddingInvitations(db, couple_id) : [];
  return {
    role,
    members: [first, ...members],
    invitations: invitations.map((row) => presentWeddingInvitation(row, now)),
  };
}
