import type { WeddingInvitation } from "../../contract/weddings/schema.ts";
import type { WeddingInvitationRow } from "./store.ts";

export function presentWeddingInvitation(
  { id, email, role, expires_at }: WeddingInvitationRow,
  now: Date,
): WeddingInvitation {
  return { id, email, role, expires_at: expires_at.toISOString(), is_over: expires_at <= now };
}
