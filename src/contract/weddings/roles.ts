/** Rule [weddings-3]. */
export const memberRoles = ["editor", "reader"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Most rights first. */
export const weddingRoles = ["owner", ...memberRoles] as const;
export type WeddingRole = (typeof weddingRoles)[number];
