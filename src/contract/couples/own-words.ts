/** The own record of a couple: asked on every page of whoever is signed in as one, so that it stands apart. */
export const readOwnCouple = { method: "get", path: "/api/couples/profile", who: "couple" } as const;
