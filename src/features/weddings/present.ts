import type { WeddingInvitation } from "../../contract/weddings/schema.ts";
import type { InvitationRow } from "./store.ts";

export function presentInvitation({ id, email, role, expires_at }: InvitationRow, now: Date): WeddingInvitation {
  return { id, email, role, expires_at: expires_at.toISOString(), is_over: expires_at <= now };
}
