/** Every profile makes this call, so it is separate from words.ts. */
export const viewProfile = { method: "post", path: "/api/providers/{id}/viewed", who: "anyone" } as const;
