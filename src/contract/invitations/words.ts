/*
 * The words about invitations, plain data that browsers carry: its calls (where each lives and who may make it; shapes.ts says
 * what each takes and answers), and its closed lists.
 */

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

/** What has become of an invitation [admin-17]; the first that holds counts, Pending if none does. */
export const invitationStatuses = ["Used", "Revoked", "Expired", "Pending"] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];
