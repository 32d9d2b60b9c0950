import type { Invitation, OpenedInvitation } from "../../contract/invitations/shapes.ts";
import { statusOf } from "./rules.ts";
import type { InvitationRow } from "./store.ts";

/** An invitation as the administration lists it. */
export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  const { id, used_at, revoked_at, expires_at, created_at } = row;
  return {
    id,
    ...presentOpened(row),
    status: statusOf(row, now),
    used_at: used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
    created_at: created_at.toISOString(),
  };
}

/** What whoever holds the link learns; the page that it hands over is looked up apart. */
export function presentOpened({
  email,
  name,
  preset_badges,
  recommended_by_name,
}: InvitationRow): Omit<OpenedInvitation, "imported_page"> {
  return { email, name, preset_badges, recommended_by_name };
}
