export const readMyTrust = { method: "get", path: "/api/trust/mine", who: "provider" } as const;
