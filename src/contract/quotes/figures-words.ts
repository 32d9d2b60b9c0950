export const readFigures = { method: "get", path: "/api/quotes/figures", who: "provider" } as const;

export const downloadQuotes = { method: "get", path: "/api/quotes/file", who: "provider" } as const;
