import * as limits from "./limits.ts";

/** What people read about verification [texts-6]; kept apart so that a page carries these sentences and no others. */
export const verificationMessages = {
  verified: (business_name: string) => `Successfully verified ${business_name}!`,
  verify_failed: "Failed to verify provider",
  motivation_short: `Tell us a little more: at least ${limits.verification_motivation_length_min} characters.`,
  request_sent: "Your request has been sent. We read every one and answer by email.",
  request_failed: "We could not send your request. Please check your connection and try again.",
  load_failed: "Failed to load data",
} as const;
