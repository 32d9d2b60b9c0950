import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts") & typeof import("./second-factor-schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const signInProviderCall: Call<"signInProvider"> = { at: "post /api/auth/login", who: "anyone" };
export const forgotPasswordCall: Call<"forgotPassword"> = { at: "post /api/auth/forgot-password", who: "anyone" };
export const resetPasswordCall: Call<"resetPassword"> = { at: "post /api/auth/reset-password-token", who: "anyone" };
export const exchangeHandoffCall: Call<"exchangeHandoff"> = { at: "post /api/auth/callback", who: "anyone" };

/** A mailed link's purpose, to check whether it still works [accounts-33]. */
export const linkPurposes = ["password_reset", "email_confirmation", "email_return", "enquiry_confirmation"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export const checkLinkCall: Call<"checkLink"> = { at: "post /api/auth/link", who: "anyone" };
export const confirmEmailCall: Call<"confirmEmail"> = { at: "post /api/auth/confirm-email", who: "anyone" };
export const proveIdentityCall: Call<"proveIdentity"> = { at: "post /api/auth/prove", who: "signed_in" };
export const undoEmailChangeCall: Call<"undoEmailChange"> = { at: "post /api/auth/undo-email-change", who: "anyone" };
export const finishSignInCall: Call<"finishSignIn"> = { at: "post /api/auth/second-factor", who: "anyone" };
export const readSecondFactorCall: Call<"readSecondFactor"> = {
  at: "get /api/account/second-factor",
  who: "signed_in",
};
export const enrolSecondFactorCall: Call<"enrolSecondFactor"> = {
  at: "post /api/account/second-factor",
  who: "signed_in",
  proof: true,
};
export const confirmSecondFactorCall: Call<"confirmSecondFactor"> = {
  at: "put /api/account/second-factor",
  who: "signed_in",
};
export const removeSecondFactorCall: Call<"removeSecondFactor"> = {
  at: "delete /api/account/second-factor",
  who: "signed_in",
  proof: true,
};
export const renewRecoveryCodesCall: Call<"renewRecoveryCodes"> = {
  at: "post /api/account/recovery-codes",
  who: "signed_in",
  proof: true,
};
export const readAccountCall: Call<"readAccount"> = { at: "get /api/account", who: "signed_in" };
export const sendConfirmationCall: Call<"sendConfirmation"> = {
  at: "post /api/auth/resend-confirmation",
  who: "signed_in",
};
export const changeEmailCall: Call<"changeEmail"> = { at: "put /api/account/email", who: "signed_in" };
export const changePasswordCall: Call<"changePassword"> = { at: "put /api/account/password", who: "signed_in" };
export const setMySuppressionCall: Call<"setMySuppression"> = { at: "put /api/account/emails", who: "signed_in" };
export const listSessionsCall: Call<"listSessions"> = { at: "get /api/account/sessions", who: "signed_in" };
export const endSessionCall: Call<"endSession"> = { at: "delete /api/account/sessions/{id}", who: "signed_in" };
export const endOtherSessionsCall: Call<"endOtherSessions"> = { at: "delete /api/account/sessions", who: "signed_in" };
export const downloadDataCall: Call<"downloadData"> = { at: "get /api/account/data", who: "signed_in" };
export const deleteAccountCall: Call<"deleteAccount"> = { at: "delete /api/account", who: "signed_in" };
export const signOutAccountCall: Call<"signOutAccount"> = {
  at: "delete /api/admin/accounts/{id}/sessions",
  who: "super_admin",
  proof: true,
};
export const removeFactorsCall: Call<"removeFactors"> = {
  at: "delete /api/admin/accounts/{id}/second-factors",
  who: "super_admin",
  proof: true,
};

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
  code_wrong: "This code is wrong or was used already. Please try the next one.",
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

export const listPasskeysCall: Call<"listPasskeys"> = { at: "get /api/account/passkeys", who: "signed_in" };
export const beginPasskeyCall: Call<"beginPasskey"> = {
  at: "post /api/account/passkeys/begin",
  who: "signed_in",
  proof: true,
};
export const addPasskeyCall: Call<"addPasskey"> = { at: "post /api/account/passkeys", who: "signed_in" };
export const removePasskeyCall: Call<"removePasskey"> = {
  at: "delete /api/account/passkeys/{id}",
  who: "signed_in",
  proof: true,
};
export const askPasskeyCall: Call<"askPasskey"> = { at: "post /api/auth/passkey/begin", who: "anyone" };
export const signInByPasskeyCall: Call<"signInByPasskey"> = { at: "post /api/auth/passkey", who: "anyone" };
export const signOutCall: Call<"signOut"> = { at: "post /api/auth/logout", who: "signed_in" };
