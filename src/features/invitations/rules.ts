import { day_ms } from "../../contract/durations.ts";
import type { InvitationStatus } from "../../contract/invitations/calls.ts";
import * as limits from "../../contract/limits.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";

type Dates = { used_at: Date | null; revoked_at: Date | null; expires_at: Date };

/** In this order: used, revoked, expired, open [admin-17]. */
export function invitationStatus({ used_at, revoked_at, expires_at }: Dates, now: Date): InvitationStatus {
  if (used_at !== null) return "Used";
  if (revoked_at !== null) return "Revoked";
  return expires_at <= now ? "Expired" : "Pending";
}

const register_hint = "You can still register without it.";

/** Refuses a missing, used, withdrawn or expired invitation with the reason [admin-16]. */
export function requireOpen<Row extends Dates>(result: Row | null, now: Date): Row {
  const sentence = invalidReason(result, now);
  return result === null || sentence !== null ? refuse("dead_link", { ...(sentence && { sentence }) }) : result;
}

function invalidReason(result: Dates | null, now: Date): string | null {
  if (result === null)
    return `We couldn’t find this invitation. Please check that the link is complete. ${register_hint}`;
  const status = invitationStatus(result, now);
  if (status === "Used") return "This invitation has been used already. If it was you, please log in.";
  if (status === "Revoked") return `This invitation has been withdrawn. ${register_hint}`;
  return status === "Expired" ? `This invitation has expired. Ask for a new one. ${register_hint}` : null;
}

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + limits.invitation_days * day_ms);
}

export function invitationLimit(admin_id: string): RateLimit {
  return {
    name: "invitation_admin",
    key: admin_id,
    tries_max: limits.invitations_per_admin_max,
    window_seconds: 60 * 60,
  };
}
