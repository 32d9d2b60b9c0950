export const sendInvitationCall = {
  method: "post",
  path: "/api/invitations/send",
  who: "super_admin",
  proof: true,
} as const;

export const listInvitationsCall = { method: "get", path: "/api/invitations", who: "super_admin" } as const;

export const resendInvitationCall = {
  method: "post",
  path: "/api/invitations/{id}/resend",
  who: "super_admin",
  proof: true,
} as const;

export const copyInvitationLinkCall = {
  method: "post",
  path: "/api/invitations/{id}/link",
  who: "super_admin",
  proof: true,
} as const;

export const revokeInvitationCall = { method: "delete", path: "/api/invitations/{id}", who: "super_admin" } as const;

export const openInvitationCall = { method: "post", path: "/api/invitations/open", who: "anyone" } as const;

export const declinePageCall = { method: "post", path: "/api/invitations/decline", who: "anyone" } as const;

/** The first that applies; Pending if none does [admin-17]. */
export const invitationStatuses = ["Used", "Revoked", "Expired", "Pending"] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];
