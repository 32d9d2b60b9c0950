import type { CallName, TypedCall } from "../call.ts";
import * as limits from "../limits.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readVerificationStatusCall: Call<"readVerificationStatus"> = {
  at: "get /api/verifications/status/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
};
export const verifyProviderCall: Call<"verifyProvider"> = {
  at: "post /api/verifications/verify/{id}",
  who: "provider",
};
export const requestVerificationCall: Call<"requestVerification"> = {
  at: "post /api/verifications/request",
  who: "provider",
};
export const listVerificationRequestsCall: Call<"listVerificationRequests"> = {
  at: "get /api/admin/verification-requests",
  who: "super_admin",
};
export const decideVerificationCall: Call<"decideVerification"> = {
  at: "post /api/admin/verification-requests/{id}/decision",
  who: "super_admin",
  proof: true,
};
export const undoVerificationDecisionCall: Call<"undoVerificationDecision"> = {
  at: "delete /api/admin/verification-requests/{id}/decision",
  who: "super_admin",
  proof: true,
};

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
