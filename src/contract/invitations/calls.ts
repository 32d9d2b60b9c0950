import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const sendInvitationCall: Call<"sendInvitation"> = {
  at: "post /api/invitations/send",
  who: "super_admin",
  proof: true,
};
export const listInvitationsCall: Call<"listInvitations"> = { at: "get /api/invitations", who: "super_admin" };
export const resendInvitationCall: Call<"resendInvitation"> = {
  at: "post /api/invitations/{id}/resend",
  who: "super_admin",
  proof: true,
};
export const copyInvitationLinkCall: Call<"copyInvitationLink"> = {
  at: "post /api/invitations/{id}/link",
  who: "super_admin",
  proof: true,
};
export const revokeInvitationCall: Call<"revokeInvitation"> = {
  at: "delete /api/invitations/{id}",
  who: "super_admin",
};
export const openInvitationCall: Call<"openInvitation"> = { at: "post /api/invitations/open", who: "anyone" };
export const declinePageCall: Call<"declinePage"> = { at: "post /api/invitations/decline", who: "anyone" };

/** The first that applies; Pending if none does [admin-17]. */
export const invitationStatuses = ["Used", "Revoked", "Expired", "Pending"] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];
