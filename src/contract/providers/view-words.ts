/** The call that every profile makes, apart from words.ts so that the others stay with the pages that make them. */
export const viewProfile = { method: "post", path: "/api/providers/{id}/viewed", who: "anyone" } as const;
