import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const listSecurityEventsCall: Call<"listSecurityEvents"> = { at: "get /api/admin/security", who: "super_admin" };
export const exportSecurityEventsCall: Call<"exportSecurityEvents"> = {
  at: "get /api/admin/security/export",
  who: "super_admin",
  proof: true,
};

/** Rule [admin-27]. */
export const securityEvents = {
  sign_in: "Login",
  admin_sign_in: "Login of a super admin",
  sign_out: "Logging out",
  sessions_ended: "Sessions ended",
  password_asked: "Password requested again",
  second_factor_asked: "Second factor requested",
  reset_asked: "Reset link requested",
  password_reset: "Password set by a reset link",
  password_changed: "Password changed",
  email_change_asked: "Change of email address requested",
  email_confirmed: "Email confirmed",
  email_changed: "Email changed",
  email_change_undone: "Change of email undone",
  google_linked: "Google linked",
  google_unlinked: "Google unlinked",
  second_factor_added: "Second factor added",
  second_factor_removed: "Second factor removed",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
  recovery_codes_renewed: "Recovery codes renewed",
  super_admin_made: "Super admin made",
  super_admin_ended: "Super admin ended",
  account_suspended: "Account suspended",
  account_restored: "Account restored",
  impersonation_started: "Impersonation started",
  impersonation_ended: "Impersonation ended",
  data_downloaded: "Data downloaded",
  wedding_shared: "Wedding shared with an account",
  wedding_joined: "Another’s wedding joined",
  wedding_left: "Another’s wedding left",
  wedding_member_removed: "Member of a wedding removed",
  limit_reached: "Limit reached",
  refused: "Refused at the door",
  dead_token: "Expired session token",
  dead_link: "Expired email link",
  alarm_raised: "Alarm raised",
} as const;

export type SecurityEventName = keyof typeof securityEvents;

export const securityOutcomes = { done: "Done", failed: "Failed", refused: "Refused" } as const;

export type SecurityOutcome = keyof typeof securityOutcomes;
