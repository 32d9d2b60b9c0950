/** The call about others to ask in a provider's place, apart from the words of lists: who looks at a map carries none of it. */
export const listOthers = { method: "get", path: "/api/providers/{id}/others", who: "anyone" } as const;
