/** What a member of a wedding that is not its own may do in it [weddings-3]. */
export const memberRoles = ["editor", "reader"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What somebody may do in the wedding that it works in, the most first. */
export const weddingRoles = ["owner", ...memberRoles] as const;
export type WeddingRole = (typeof weddingRoles)[number];
