export const signInProviderCall = { method: "post", path: "/api/auth/login", who: "anyone" } as const;

export const forgotPasswordCall = { method: "post", path: "/api/auth/forgot-password", who: "anyone" } as const;

export const resetPasswordCall = { method: "post", path: "/api/auth/reset-password-token", who: "anyone" } as const;

export const exchangeHandoffCall = { method: "post", path: "/api/auth/callback", who: "anyone" } as const;

/** A mailed link's purpose, to check whether it still works [accounts-33]. */
export const linkPurposes = ["password_reset", "email_confirmation", "email_return", "enquiry_confirmation"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export const checkLinkCall = { method: "post", path: "/api/auth/link", who: "anyone" } as const;

export const confirmEmailCall = { method: "post", path: "/api/auth/confirm-email", who: "anyone" } as const;

export const proveIdentityCall = { method: "post", path: "/api/auth/prove", who: "signed_in" } as const;

export const undoEmailChangeCall = { method: "post", path: "/api/auth/undo-email-change", who: "anyone" } as const;

export const finishSignInCall = { method: "post", path: "/api/auth/second-factor", who: "anyone" } as const;

export const readSecondFactorCall = { method: "get", path: "/api/account/second-factor", who: "signed_in" } as const;

export const enrolSecondFactorCall = {
  method: "post",
  path: "/api/account/second-factor",
  who: "signed_in",
  proof: true,
} as const;

export const confirmSecondFactorCall = { method: "put", path: "/api/account/second-factor", who: "signed_in" } as const;

export const removeSecondFactorCall = {
  method: "delete",
  path: "/api/account/second-factor",
  who: "signed_in",
  proof: true,
} as const;

export const renewRecoveryCodesCall = {
  method: "post",
  path: "/api/account/recovery-codes",
  who: "signed_in",
  proof: true,
} as const;

export const readAccountCall = { method: "get", path: "/api/account", who: "signed_in" } as const;

export const sendConfirmationCall = {
  method: "post",
  path: "/api/auth/resend-confirmation",
  who: "signed_in",
} as const;

export const changeEmailCall = { method: "put", path: "/api/account/email", who: "signed_in" } as const;

export const changePasswordCall = { method: "put", path: "/api/account/password", who: "signed_in" } as const;

export const setMySuppressionCall = { method: "put", path: "/api/account/emails", who: "signed_in" } as const;

export const listSessionsCall = { method: "get", path: "/api/account/sessions", who: "signed_in" } as const;

export const endSessionCall = { method: "delete", path: "/api/account/sessions/{id}", who: "signed_in" } as const;

export const endOtherSessionsCall = { method: "delete", path: "/api/account/sessions", who: "signed_in" } as const;

export const downloadDataCall = { method: "get", path: "/api/account/data", who: "signed_in" } as const;

export const deleteAccountCall = { method: "delete", path: "/api/account", who: "signed_in" } as const;

export const signOutAccountCall = {
  method: "delete",
  path: "/api/admin/accounts/{id}/sessions",
  who: "super_admin",
  proof: true,
} as const;

export const removeFactorsCall = {
  method: "delete",
  path: "/api/admin/accounts/{id}/second-factors",
  who: "super_admin",
  proof: true,
} as const;

/** A link, not a call. */
export const google_sign_in_path = "/api/auth/google";

/** Rules [texts-1, texts-2]. */
export const accountMessages = {
  fill_all_fields: "Please fill in all fields",
  fill_required_fields: "Please fill in all required fields",
  password_too_short: "Password must be at least 8 characters",
  couple_password_too_short: "Password must be at least 6 characters",
  couple_registration_failed: "Registration failed",
  password_common: "That password is one of the most common. Please choose a different one.",
  password_own_words: "That password is too easy to guess. Please choose a different one.",
  passwords_differ: "Passwords do not match",
  registration_failed: "Registration failed. Please try again.",
  registration_done: "Registration successful! Please log in.",
  login_failed: "Login failed. Please try again.",
  couple_login_failed: "Login failed",
  forgot_failed: "Failed to process request. Please try again.",
  forgot_done: "If an account exists with this email, you will receive a password reset link.",
  reset_failed: "Failed to reset password. The link may be expired.",
  reset_link_missing: "Invalid reset link. Please request a new password reset.",
  link_invalid: "This link has expired, or was used already.",
  reset_done: "Your password has been reset. Please log in with your new password.",
  phone_unreadable: "Enter a phone number like 082 555 0142, or one with its country code.",
  category_unknown: "Choose a category from the list.",
  code_missing: "Enter the code.",
  code_wrong: "This code doesn’t fit, or was used already. Please try the next one.",
  second_factor_late: "Your login took too long. Please log in again.",
  factor_proves: "Your account has a second factor. Please use a code, a recovery code or a passkey.",
  password_wrong: "This is not your current password.",
  password_changed: "Your password has been changed. Every other device has been logged out.",
  new_email_missing: "Please enter your new email address.",
  current_password_missing: "Please enter your current password.",
  deletion_needs_password: "Enter your password to delete your account.",
  deletion_needs_email: "Type the email address of your account to delete it.",
  email_confirmed: "Your email address is confirmed.",
  email_moved: "Your new email address is confirmed. Use it the next time you log in.",
  email_change_cancelled: "The change is cancelled. The account stays at this email address.",
  email_returned:
    "The account is back at this email address and logged out everywhere. The old password no longer works. We have sent you a link to set a new one.",
  email_unchanged: "This is already your email address.",
  confirmation_sent: "We have sent you a link. Open it to confirm this email address.",
} as const;

export const listPasskeysCall = { method: "get", path: "/api/account/passkeys", who: "signed_in" } as const;

export const beginPasskeyCall = {
  method: "post",
  path: "/api/account/passkeys/begin",
  who: "signed_in",
  proof: true,
} as const;

export const addPasskeyCall = { method: "post", path: "/api/account/passkeys", who: "signed_in" } as const;

export const removePasskeyCall = {
  method: "delete",
  path: "/api/account/passkeys/{id}",
  who: "signed_in",
  proof: true,
} as const;

export const askPasskeyCall = { method: "post", path: "/api/auth/passkey/begin", who: "anyone" } as const;

export const signInByPasskeyCall = { method: "post", path: "/api/auth/passkey", who: "anyone" } as const;

export const signOutCall = { method: "post", path: "/api/auth/logout", who: "signed_in" } as const;
