export const readMyTrustCall = { method: "get", path: "/api/trust/mine", who: "provider" } as const;
