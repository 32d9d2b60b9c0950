import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

/** Rule [weddings-3]. */
export const memberRoles = ["editor", "reader"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Most rights first. */
export const weddingRoles = ["owner", ...memberRoles] as const;
export type WeddingRole = (typeof weddingRoles)[number];

export const listMembersCall: Call<"listMembers"> = { at: "get /api/wedding/members", who: "couple" };
export const inviteMemberCall: Call<"inviteMember"> = { at: "post /api/wedding/members", who: "couple" };
export const changeMemberCall: Call<"changeMember"> = { at: "put /api/wedding/members/{id}", who: "couple" };
export const removeMemberCall: Call<"removeMember"> = { at: "delete /api/wedding/members/{id}", who: "couple" };
export const leaveWeddingCall: Call<"leaveWedding"> = { at: "delete /api/wedding/membership", who: "couple" };
export const joinWeddingCall: Call<"joinWedding"> = { at: "post /api/wedding/membership", who: "couple" };
export const openWeddingInvitationCall: Call<"openWeddingInvitation"> = {
  at: "post /api/wedding/invitations/open",
  who: "anyone",
};
export const openInvitationByCodeCall: Call<"openInvitationByCode"> = {
  at: "post /api/wedding/invitations/code",
  who: "anyone",
};
export const resendWeddingInvitationCall: Call<"resendWeddingInvitation"> = {
  at: "post /api/wedding/invitations/{id}/resend",
  who: "couple",
};
export const withdrawWeddingInvitationCall: Call<"withdrawWeddingInvitation"> = {
  at: "delete /api/wedding/invitations/{id}",
  who: "couple",
};

export const roleNames = { owner: "Owner", editor: "Editor", reader: "Viewer" } as const satisfies Record<
  WeddingRole,
  string
>;

export const weddingMessages = {
  reader_only: "You have view-only access to this wedding.",
  name_missing: "Enter the name the others should see.",
  already_in: "They are already part of your wedding.",
  owner_address: "This is your own email address.",
  sharing_other_wedding:
    "This belongs to your own wedding. You’re sharing another one now: once you leave it, you’ll find this here.",
} as const;

/** Units are at the end of each name [limits-24]. */

/** Without the owner; open invitations count. */
export const members_max = 7;
export const wedding_invitation_days = 14;
/** An unused invitation is deleted so long after it expires. */
export const wedding_invitation_memory_days = 30;
/** Per wedding; repeated invitations count. */
export const wedding_invitations_daily_max = 20;
/** Per mailbox, from all weddings. */
export const wedding_invitations_of_mailbox_max = 5;
