export const sendInvitation = {
  method: "post",
  path: "/api/invitations/send",
  who: "super_admin",
  proof: true,
} as const;

export const listInvitations = { method: "get", path: "/api/invitations", who: "super_admin" } as const;

export const resendInvitation = {
  method: "post",
  path: "/api/invitations/{id}/resend",
  who: "super_admin",
  proof: true,
} as const;

export const copyInvitationLink = {
  method: "post",
  path: "/api/invitations/{id}/link",
  who: "super_admin",
  proof: true,
} as const;

export const revokeInvitation = { method: "delete", path: "/api/invitations/{id}", who: "super_admin" } as const;

export const openInvitation = { method: "post", path: "/api/invitations/open", who: "anyone" } as const;

export const declinePage = { method: "post", path: "/api/invitations/decline", who: "anyone" } as const;

/** The first that applies; Pending if none does [admin-17]. */
export const invitationStatuses = ["Used", "Revoked", "Expired", "Pending"] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];
