import { z } from "zod";
import { call } from "../call.ts";
import { couple } from "../couples/shapes.ts";
import * as limits from "../limits.ts";
import { typedCode } from "../link-code-shapes.ts";
import { email, filledIn, id, line } from "../primitives.ts";
import { memberRoles, weddingRoles } from "./roles.ts";
import { weddingMessages } from "./words.ts";
import * as words from "./words.ts";

const group = "Weddings";
const memberRole = z.enum(memberRoles);

/** Rule [weddings-8]. */
export const weddingMember = z
  .object({
    id: id.meta({ description: "Its account's." }),
    name: z.string(),
    role: z.enum(weddingRoles),
    email: z.string().nullable().meta({ description: "For the owner alone." }),
    joined_at: z.string().nullable().meta({ description: "Null of the owner." }),
    is_you: z.boolean(),
  })
  .meta({ id: "WeddingMember" });
export type WeddingMember = z.infer<typeof weddingMember>;

/** Not accepted yet [weddings-9]. */
export const weddingInvitation = z
  .object({
    id,
    email: z.string(),
    role: memberRole,
    expires_at: z.string(),
    is_over: z.boolean(),
  })
  .meta({ id: "WeddingInvitation" });
export type WeddingInvitation = z.infer<typeof weddingInvitation>;

const sharing = z.object({
  role: z.enum(weddingRoles).meta({ description: "Of the one who asks." }),
  members: z.array(weddingMember),
  invitations: z.array(weddingInvitation).meta({ description: "For the owner alone." }),
});
export type Sharing = z.infer<typeof sharing>;

export const listMembers = call({
  ...words.listMembers,
  name: "listMembers",
  summary: "Who shares the wedding of the one who asks, the owner first; for the owner also whom it invited",
  group,
  status: 200,
  answer: sharing,
});

export const inviteMember = call({
  ...words.inviteMember,
  name: "inviteMember",
  least_role: "owner",
  in_person: true,
  summary: "Invites somebody by email to share the wedding",
  group,
  body: z.object({ email: filledIn(email), role: memberRole }),
  status: 201,
  answer: z.object({ invitation: weddingInvitation }),
  refusals: ["email_unconfirmed", "invitation_pending", "wedding_full", "too_many_requests"],
});

export const resendWeddingInvitation = call({
  ...words.resendWeddingInvitation,
  name: "resendWeddingInvitation",
  least_role: "owner",
  in_person: true,
  summary: "Mails an invitation again and gives it two weeks more, also one that is over",
  group,
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ invitation: weddingInvitation }),
  refusals: ["email_unconfirmed", "invitation_not_found", "wedding_full", "too_many_requests"],
});

export const withdrawWeddingInvitation = call({
  ...words.withdrawWeddingInvitation,
  name: "withdrawWeddingInvitation",
  least_role: "owner",
  in_person: true,
  summary: "Takes an invitation back: its link opens nothing any more",
  group,
  params: z.object({ id: z.string() }),
  status: 204,
  answer: z.null(),
  refusals: ["invitation_not_found"],
});

export const changeMember = call({
  ...words.changeMember,
  name: "changeMember",
  least_role: "owner",
  in_person: true,
  summary: "Makes a member an editor or a reader",
  group,
  params: z.object({ id: z.string() }),
  body: z.object({ role: memberRole }),
  status: 204,
  answer: z.null(),
  refusals: ["member_not_found"],
});

export const removeMember = call({
  ...words.removeMember,
  name: "removeMember",
  least_role: "owner",
  in_person: true,
  summary: "Removes a member, who goes on in a wedding of its own",
  group,
  params: z.object({ id: z.string() }),
  status: 204,
  answer: z.null(),
  refusals: ["member_not_found"],
});

export const leaveWedding = call({
  ...words.leaveWedding,
  name: "leaveWedding",
  least_role: "reader",
  in_person: true,
  summary: "Leaves the wedding that the one who asks joined, for its own",
  group,
  status: 200,
  answer: z.object({ couple }),
  refusals: ["member_not_found"],
});

const invitationToken = z.string().trim().min(1, "This link is incomplete.").max(200);

export const openInvitationByCode = call({
  ...words.openInvitationByCode,
  name: "openInvitationByCode",
  summary: "The token of an invitation's link, for the code in its email and the address that the email went to",
  group,
  body: typedCode,
  status: 200,
  answer: z.object({ token: z.string() }),
  refusals: ["too_many_requests"],
});

export const openWeddingInvitation = call({
  ...words.openWeddingInvitation,
  name: "openWeddingInvitation",
  summary: "What the link of an invitation to share a wedding brings, for whoever holds it",
  group,
  body: z.object({ token: invitationToken }),
  status: 200,
  answer: z.object({
    wedding_name: z.string().meta({ description: "Both partners' names; empty where they are not known." }),
    invited_by: z.string(),
    email: z.string().meta({ description: "Whom it is for." }),
    role: memberRole,
    expires_at: z.string(),
  }),
  refusals: ["dead_link"],
});

export const joinWedding = call({
  ...words.joinWedding,
  name: "joinWedding",
  least_role: "reader",
  in_person: true,
  summary: "Joins the wedding that an invitation is for, with the account of the address that it was mailed to",
  group,
  body: z.object({
    token: invitationToken,
    name: filledIn(line(limits.name_length_max), weddingMessages.name_missing),
  }),
  status: 200,
  answer: z.object({ couple }),
  refusals: ["dead_link", "invitation_of_another", "already_member", "wedding_shared", "wedding_full"],
});
