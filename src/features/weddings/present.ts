import type { WeddingInvitation } from "../../contract/weddings/shapes.ts";
import type { InvitationRow } from "./store.ts";

/** An invitation as the owner of its wedding sees it. */
export function presentInvitation({ id, email, role, expires_at }: InvitationRow, now: Date): WeddingInvitation {
  return { id, email, role, expires_at: expires_at.toISOString(), is_over: expires_at <= now };
}
