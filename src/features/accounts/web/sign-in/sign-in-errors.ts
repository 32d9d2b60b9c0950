const sentences = new Map([
  ["access_denied", "You cancelled the sign-in with Google. Try again, or log in with your email."],
  ["state_mismatch", "That login took too long or was started in another browser. Please try again."],
  [
    "unverified_email",
    "Google hasn’t verified this email address yet. Verify it there first, or log in with your email.",
  ],
  [
    "email_not_confirmed",
    "There is already an account with this email. Please log in with your password first, then confirm your email.",
  ],
  ["no_token", "The sign-in with Google didn’t finish. Please try again."],
  ["profile_fetch_failed", "You were logged in, but your profile could not be loaded. Please try again."],
  ["callback_failed", "The sign-in with Google didn’t work. Please try again, or log in with your email."],
]);

/** Null without a code [accounts-17]. */
export function signInError(code: string | null): string | null {
  if (code === null || code === "") return null;
  return sentences.get(code) ?? "The login didn’t work. Please try again, or log in with your email.";
}
