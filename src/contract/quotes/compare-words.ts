export const compareQuotes = { method: "get", path: "/api/quotes/compare", who: "couple" } as const;

export const saveQuoteNote = { method: "put", path: "/api/quotes/{id}/note", who: "couple" } as const;
