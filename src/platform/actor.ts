import { minute_ms } from "../contract/durations.ts";
import * as limits from "../contract/limits.ts";
import type { WeddingRole } from "../contract/weddings/calls.ts";

/** When the session last proved its owner by password or second factor; absent means never [accounts-23]. */
type Proven = { proven_at?: Date | null };

/** From the session alone, never from the request's content. */
export type Actor =
  | { kind: "visitor" }
  | ({
      kind: "provider";
      id: string;
      is_super_admin: boolean;
      admin_id: string | null;
      /** The router then refuses all calls but those with `before_second_factor` [admin-36]. */
      needs_second_factor?: boolean;
    } & Proven)
  | ({
      kind: "couple";
      id: string;
      /** The own or joined wedding, which owns favourites, enquiries, conversations and quotes [weddings-2]. */
      couple_id: string;
      role: WeddingRole;
      admin_id: string | null;
    } & Proven);

export const visitor: Actor = { kind: "visitor" };

export function proofEnd(proven_at: Date): Date {
  return new Date(proven_at.getTime() + limits.proof_minutes * minute_ms);
}

/** Whether a recent proof exists. Impersonating sessions never have one. */
export function hasProof(actor: Actor, now: Date): boolean {
  if (actor.kind === "visitor" || actor.admin_id !== null || !actor.proven_at) return false;
  return now < proofEnd(actor.proven_at);
}
