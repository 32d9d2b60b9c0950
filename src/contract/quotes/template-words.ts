/* The words about templates of quotes: their calls, and their sentences. */

export const listTemplates = { method: "get", path: "/api/quote-templates", who: "provider" } as const;

export const addTemplate = { method: "post", path: "/api/quote-templates", who: "provider" } as const;

export const changeTemplate = { method: "put", path: "/api/quote-templates/{id}", who: "provider" } as const;

export const removeTemplate = { method: "delete", path: "/api/quote-templates/{id}", who: "provider" } as const;

export const templateMessages = { name_missing: "Give the template a name." } as const;
