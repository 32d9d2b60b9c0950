import { z } from "zod";
import { coupleSchema } from "../couples/schema.ts";
import * as limits from "../limits.ts";
import { typedCode } from "../link-code-schema.ts";
import { email, filledIn, id, line, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { weddingMessages, memberRoles, weddingRoles } from "./calls.ts";

const route = routesOf("Weddings");
const memberRole = z.enum(memberRoles);

/** Rule [weddings-8]. */
export const weddingMemberSchema = z
  .object({
    id: id.describe("Id of the member's account."),
    name: z.string(),
    role: z.enum(weddingRoles),
    email: z.string().nullable().describe("For the owner only."),
    joined_at: z.string().nullable().describe("Null for the owner."),
    is_you: z.boolean(),
  })
  .meta({ id: "WeddingMember" });
export type WeddingMember = z.infer<typeof weddingMemberSchema>;

/** Not accepted yet [weddings-9]. */
export const weddingInvitationSchema = z
  .object({
    id,
    email: z.string(),
    role: memberRole,
    expires_at: z.string(),
    is_over: z.boolean(),
  })
  .meta({ id: "WeddingInvitation" });
export type WeddingInvitation = z.infer<typeof weddingInvitationSchema>;

const sharing = z.object({
  role: z.enum(weddingRoles).describe("The caller's role."),
  members: z.array(weddingMemberSchema),
  invitations: z.array(weddingInvitationSchema).describe("For the owner only."),
});
export type Sharing = z.infer<typeof sharing>;

export const listMembersRoute = route(calls.listMembersCall, {
  name: "listMembers",
  summary: "List the members of the caller's wedding, owner first; for the owner, also invitations",
  answer: sharing,
});

export const inviteMemberRoute = route(calls.inviteMemberCall, {
  name: "inviteMember",
  least_role: "owner",
  in_person: true,
  summary: "Invite somebody by email to share the wedding",
  body: z.object({ email: filledIn(email), role: memberRole }),
  status: 201,
  answer: z.object({ invitation: weddingInvitationSchema }),
  refusals: ["email_unconfirmed", "invitation_pending", "wedding_full", "too_many_requests"],
});

export const resendWeddingInvitationRoute = route(calls.resendWeddingInvitationCall, {
  name: "resendWeddingInvitation",
  least_role: "owner",
  in_person: true,
  summary: "Resend an invitation, even if expired, valid for two more weeks",
  params: idParams,
  answer: z.object({ invitation: weddingInvitationSchema }),
  refusals: ["email_unconfirmed", "invitation_not_found", "wedding_full", "too_many_requests"],
});

export const withdrawWeddingInvitationRoute = route(calls.withdrawWeddingInvitationCall, {
  name: "withdrawWeddingInvitation",
  least_role: "owner",
  in_person: true,
  summary: "Withdraw an invitation, invalidating its link",
  params: idParams,
  refusals: ["invitation_not_found"],
});

export const changeMemberRoute = route(calls.changeMemberCall, {
  name: "changeMember",
  least_role: "owner",
  in_person: true,
  summary: "Make a member an editor or a reader",
  params: idParams,
  body: z.object({ role: memberRole }),
  refusals: ["member_not_found"],
});

export const removeMemberRoute = route(calls.removeMemberCall, {
  name: "removeMember",
  least_role: "owner",
  in_person: true,
  summary: "Remove a member, who continues in a wedding of its own",
  params: idParams,
  refusals: ["member_not_found"],
});

export const leaveWeddingRoute = route(calls.leaveWeddingCall, {
  name: "leaveWedding",
  least_role: "reader",
  in_person: true,
  summary: "Leave the wedding that the caller joined, for its own",
  answer: z.object({ couple: coupleSchema }),
  refusals: ["member_not_found"],
});

const invitationToken = z.string().trim().min(1, "This link is incomplete.").max(200);

export const openInvitationByCodeRoute = route(calls.openInvitationByCodeCall, {
  name: "openInvitationByCode",
  summary: "Exchange an emailed code and its address for an invitation's link token",
  body: typedCode,
  answer: z.object({ token: z.string() }),
  refusals: ["too_many_requests"],
});

export const openWeddingInvitationRoute = route(calls.openWeddingInvitationCall, {
  name: "openWeddingInvitation",
  summary: "Retrieve a wedding invitation by its link's token",
  body: z.object({ token: invitationToken }),
  answer: z.object({
    wedding_name: z.string().describe("Both partners' names; empty if not known."),
    invited_by: z.string(),
    email: z.string().describe("The invited address."),
    role: memberRole,
    expires_at: z.string(),
  }),
  refusals: ["dead_link"],
});

export const joinWeddingRoute = route(calls.joinWeddingCall, {
  name: "joinWedding",
  least_role: "reader",
  in_person: true,
  summary: "Join the wedding of an invitation, with the account of the invited address",
  body: z.object({
    token: invitationToken,
    name: filledIn(line(limits.name_length_max), weddingMessages.name_missing),
  }),
  answer: z.object({ couple: coupleSchema }),
  refusals: ["dead_link", "invitation_of_another", "already_member", "wedding_shared", "wedding_full"],
});

/** Null unless the wedding is shared [weddings-11]. */
export const memberNamed = z
  .object({ id, name: z.string() })
  .nullable()
  .describe("The member of a shared wedding who did it, by account and name; for its members.");
export type MemberNamed = z.infer<typeof memberNamed>;
