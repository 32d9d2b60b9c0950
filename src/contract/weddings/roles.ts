/** What a member of a wedding that is not its own may do in it [weddings-3]. */
export const memberRoles = ["editor", "reader"] as const;

/** What somebody may do in the wedding that it works in, the most first. */
export const weddingRoles = ["owner", ...memberRoles] as const;
export type WeddingRole = (typeof weddingRoles)[number];
