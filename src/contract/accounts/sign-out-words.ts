/** Every page loads this call; separate from words.ts, so that the others load where needed. */
export const signOut = { method: "post", path: "/api/auth/logout", who: "signed_in" } as const;
