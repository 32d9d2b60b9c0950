import { formatCount } from "./format.ts";
import * as limits from "./limits.ts";

/** Rule [texts-9]. */
export const adminMessages = {
  providers_failed: "Failed to load providers",
  badge_failed: "Failed to update badge",
  badge_added: "Badge added.",
  badge_removed: "Badge removed.",
  badge_given: (badge: string, business_name: string) => `${badge} given to ${business_name}.`,
  badge_withdrawn: (badge: string, business_name: string) => `${badge} taken from ${business_name}.`,
  badge_noted: "Notes saved.",
  bulk_pioneer_question: `This will assign Pioneer badges to the first ${limits.bulk_pioneer_providers} providers without badges. Continue?`,
  bulk_pioneer_failed: "Failed to bulk assign badges",
  bulk_pioneer_done: (updated: number) =>
    updated === 0
      ? "Every provider has a badge already."
      : `Pioneer badges assigned to ${formatCount(updated, "provider", "providers")}.`,
  verified: (business_name: string) => `${business_name} is verified. We’ll email them in a minute.`,
  not_yet: (business_name: string) => `${business_name} will get an email in a minute about what is missing.`,
  unverified: (business_name: string) => `${business_name} is no longer verified. We’ll email them in a minute.`,
  decision_note_missing: "Tell the provider in a sentence what is missing.",
  badge_reason_missing: "Enter a reason: it’s saved with the badge.",
  decision_undone: (business_name: string) => `Undone. ${business_name} won’t be notified.`,
  decision_failed: "Failed to answer the request",
  requests_failed: "Failed to load the requests",
  health_failed: "Failed to load the health of the site",
  news_failed: "Failed to load what is new",
  unpublish_question: (business_name: string) =>
    `Unpublish ${business_name}? Its profile disappears from every public page at once. Only the provider can publish it again.`,
  unpublish_failed: "Failed to unpublish provider",
  unpublished: (business_name: string) => `${business_name} is no longer published.`,
  super_admins_failed: "Failed to load the super admins",
  super_admin_failed: "Failed to change the super admins",
  super_admin_email_missing: "Enter the email address of a provider account.",
  super_admin_named: (name: string) => `${name} is a super admin. Every super admin is notified by email.`,
  super_admin_demoted: (name: string) => `${name} is no longer a super admin. Every super admin is notified by email.`,
  super_admin_factors_removed: (name: string) =>
    `${name} no longer has a second factor. Every super admin is notified by email.`,
  super_admin_signed_out: (name: string) => `${name} is logged out everywhere. Every super admin is notified by email.`,
  suspend_failed: "Failed to suspend provider",
  suspension_reason_missing: "Tell the provider in a sentence why.",
  suspended: (business_name: string) => `${business_name} is suspended. We’ll email them the reason.`,
  restore_failed: "Failed to lift the suspension",
  restored: (business_name: string) => `${business_name} can publish their profile again. We’ll email them.`,
  deletion_prompt: (business_name: string, code: string) =>
    `This deletes ${business_name} for good. Type ${code} to confirm.`,
  deletion_code_wrong: "Incorrect confirmation code. Deletion cancelled.",
  deletion_failed: "Failed to delete provider",
  deleted: (business_name: string) => `${business_name} has been deleted.`,

  factors_question:
    "Codes, passkeys and recovery codes stop working, and every browser has to log in again: anyone who knows the password or can read the mailbox gets in. Make sure that the request comes from the owner.",
  factors_failed: "Failed to remove the second factor",
  factors_removed: (name: string) => `${name} logs in without a second factor. Its owner is notified by email.`,

  sign_out_failed: "Failed to log out",
  signed_out: (name: string) => `${name} is logged out everywhere.`,

  couples_failed: "Failed to load couples",
  impersonation_failed: "Failed to impersonate provider. Please try again.",
  impersonation_of_couple_failed: "Failed to impersonate couple. Please try again.",
  impersonation_over: (name: string) => `You’re no longer acting as ${name}. You’re logged in as yourself again.`,

  // invitations
  invitations_failed: "Failed to load invitations",
  invitation_incomplete: "Email and name are required",
  invitation_failed: "Failed to send invitation",
  invitation_sent: (email: string) => `Invitation sent to ${email}.`,
  invitation_resent: (email: string) => `Invitation sent again to ${email}, valid for ${limits.invitation_days} days.`,
  invitation_unmailed: (email: string) =>
    `${email} takes no emails from us. Copy the link and send it yourself, if you know this person.`,
  invitation_revoked: "Invitation revoked. Its link doesn’t work any more.",
  invitation_link_copied: "Link copied to clipboard!",
  invitee_registered: "This email has a provider account already.",

  hero_settings_load_failed: "Failed to load hero settings",
  site_settings_load_failed: "Failed to load site settings",
  hero_saved: "Hero settings saved successfully!",
  hero_save_failed: (why: string) => `Failed to save hero settings: ${why}`,
  hero_upload_failed: (why: string) => `Failed to upload hero image: ${why}`,
  hero_small: (width: number, height: number) =>
    `This picture is ${width}x${height}: on large screens it will look blurred. Recommended: 1920x600 or larger.`,
  settings_saved: "Settings saved successfully!",
  settings_save_failed: "Failed to save settings",

  audit_failed: "Failed to load the audit",
  audit_export_failed: "Failed to download the audit",

  // security events
  security_failed: "Failed to load the security events",
  security_export_failed: "Failed to download the security events",
  queue_failed: "Failed to load the queue",
  retry_failed: "Failed to put this back into the queue",
  retried: "Put back into the queue.",
} as const;
