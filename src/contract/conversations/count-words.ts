/** Loaded on every signed-in page, so it is separate. */
export const countConversations = { method: "get", path: "/api/conversations/counts", who: "signed_in" } as const;
