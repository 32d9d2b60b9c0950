/** The call that every page carries, apart from words.ts so that the others stay with the pages that make them. */
export const signOut = { method: "post", path: "/api/auth/logout", who: "signed_in" } as const;
