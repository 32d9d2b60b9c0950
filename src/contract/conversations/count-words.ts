/** How many conversations hold something unread: asked on every page of whoever is signed in, so that it stands apart. */
export const countConversations = { method: "get", path: "/api/conversations/counts", who: "signed_in" } as const;
