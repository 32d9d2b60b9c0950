export const readOwnTrust = { method: "get", path: "/api/trust/mine", who: "provider" } as const;
