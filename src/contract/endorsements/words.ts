/** The calls about endorsements as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const listEndorsementsReceived = {
  method: "get",
  path: "/api/endorsements/received/{id}",
  who: "anyone",
} as const;

export const readEndorsementStatus = { method: "get", path: "/api/endorsements/my-status", who: "provider" } as const;

export const searchEndorsable = { method: "get", path: "/api/endorsements/search", who: "provider" } as const;

export const giveEndorsement = { method: "post", path: "/api/endorsements", who: "provider" } as const;
