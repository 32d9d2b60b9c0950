/** How the provider that asks answers. */
export const readAnswering = { method: "get", path: "/api/answering", who: "provider" } as const;

/** The inbox of a provider as a file for spreadsheets. */
export const downloadInbox = { method: "get", path: "/api/conversations/export", who: "provider" } as const;
