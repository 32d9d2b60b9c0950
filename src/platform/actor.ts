import { minute_ms } from "../contract/durations.ts";
import * as limits from "../contract/limits.ts";
import type { WeddingRole } from "../contract/weddings/roles.ts";

/** When the session last showed by password or second factor that it is its owner's; absent is never [accounts-23]. */
type Proven = { proven_at?: Date | null };

/** Who is asking: known from the session alone, never from the request's content. */
export type Actor =
  | { kind: "visitor" }
  | ({
      kind: "provider";
      id: string;
      is_super_admin: boolean;
      admin_id: string | null;
      /** A super admin without the second factor that this site asks for: it can do nothing but set one up [admin-36]. */
      must_enrol?: boolean;
    } & Proven)
  | ({
      kind: "couple";
      /** The account's: its sessions, emails and settings. */
      id: string;
      /** The wedding's that it works in: what favourites, enquiries, conversations and quotes belong to. Its own, or one that it joined [weddings-2]. */
      couple_id: string;
      role: WeddingRole;
      admin_id: string | null;
    } & Proven);

export const visitor: Actor = { kind: "visitor" };

/** Until when a proof counts. */
export function proofEnd(proven_at: Date): Date {
  return new Date(proven_at.getTime() + limits.proof_minutes * minute_ms);
}

/** Whether the session has shown lately that it is its owner's. One in which an admin acts as somebody never has. */
export function hasProof(actor: Actor, now: Date): boolean {
  if (actor.kind === "visitor" || actor.admin_id !== null || !actor.proven_at) return false;
  return now < proofEnd(actor.proven_at);
}
