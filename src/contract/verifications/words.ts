/** The calls about verifications as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const readVerificationStatus = { method: "get", path: "/api/verifications/status/{id}", who: "anyone" } as const;

export const verifyProvider = { method: "post", path: "/api/verifications/verify/{id}", who: "provider" } as const;

export const requestVerification = { method: "post", path: "/api/verifications/request", who: "provider" } as const;

export const listVerificationRequests = {
  method: "get",
  path: "/api/admin/verification-requests",
  who: "super_admin",
} as const;

export const decideVerification = {
  method: "post",
  path: "/api/admin/verification-requests/{id}/decision",
  who: "super_admin",
} as const;

export const undoVerificationDecision = {
  method: "delete",
  path: "/api/admin/verification-requests/{id}/decision",
  who: "super_admin",
} as const;
