import * as limits from "../limits.ts";

export const readVerificationStatusCall = {
  method: "get",
  path: "/api/verifications/status/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
} as const;

export const verifyProviderCall = { method: "post", path: "/api/verifications/verify/{id}", who: "provider" } as const;

export const requestVerificationCall = { method: "post", path: "/api/verifications/request", who: "provider" } as const;

export const listVerificationRequestsCall = {
  method: "get",
  path: "/api/admin/verification-requests",
  who: "super_admin",
} as const;

export const decideVerificationCall = {
  method: "post",
  path: "/api/admin/verification-requests/{id}/decision",
  who: "super_admin",
  proof: true,
} as const;

export const undoVerificationDecisionCall = {
  method: "delete",
  path: "/api/admin/verification-requests/{id}/decision",
  who: "super_admin",
  proof: true,
} as const;

/** Separate, so that a page loads only these sentences [texts-6]. */
export const verificationMessages = {
  verified: (business_name: string) => `Successfully verified ${business_name}!`,
  verify_failed: "Failed to verify provider",
  motivation_short: `Tell us a little more: at least ${limits.verification_motivation_length_min} characters.`,
  request_sent: "Your request has been sent. We read every one and answer by email.",
  request_failed: "We could not send your request. Please check your connection and try again.",
  load_failed: "Failed to load data",
} as const;

export const adminDecisions = ["verified", "not_yet"] as const;

export const requestDecisions = [...adminDecisions, "verified_otherwise"] as const;
