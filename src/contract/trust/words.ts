/** The calls about trust as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const readOwnTrust = { method: "get", path: "/api/trust/mine", who: "provider" } as const;
