import { day_ms } from "../../contract/durations.ts";
import {
  wedding_invitations_daily_max,
  wedding_invitations_of_mailbox_max,
  wedding_invitation_days,
} from "../../contract/weddings/calls.ts";
import type { KeyedHash } from "../../platform/keyed-hash.ts";
import { normalEmail } from "../../platform/network/normal-email.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";

const day_seconds = 24 * 60 * 60;

export function invitationLimits(couple_id: string, email: string): RateLimit[] {
  const window_seconds = day_seconds;
  return [
    {
      name: "wedding_invitations",
      key: couple_id,
      tries_max: wedding_invitations_daily_max,
      window_seconds,
    },
    {
      name: "wedding_invitation_mailbox",
      key: normalEmail(email),
      tries_max: wedding_invitations_of_mailbox_max,
      window_seconds,
    },
  ];
}

export function weddingInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + wedding_invitation_days * day_ms);
}

/** Derived, so the same in every email and not stored. */
export function tokenOf(keyedHash: KeyedHash, invitation_id: string): string {
  return keyedHash("wedding invitation", invitation_id);
}

export function hashOfToken(keyedHash: KeyedHash, token: string): string {
  return keyedHash("wedding invitation found", token);
}

type Names = { partner1_name: string | null; partner2_name: string | null };

export function ownerName({ partner1_name, partner2_name }: Names): string {
  return partner1_name ?? partner2_name ?? "Owner";
}

/** Null for a name that contains an address or link, which must not be mailed to strangers. */
export function mailableName(name: string | null): string | null {
  return name !== null && /\S[.:/@]\S|www/i.test(name) ? null : name;
}
