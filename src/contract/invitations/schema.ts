import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { presetBadges } from "../badges/calls.ts";
import * as limits from "../limits.ts";
import {
  email,
  id,
  line,
  optionalText,
  orAbsent,
  pageOf,
  province,
  searchText,
  idParams,
  linkToken,
  pageAnswer,
} from "../primitives.ts";
import { routesOf } from "../route.ts";
import { invitationStatuses } from "./calls.ts";
import * as calls from "./calls.ts";

const route = routesOf("Invitations");

/** Rule [trust-18]. */
const presetBadge = z.enum(presetBadges, "Choose the badges from the list.");

const name = z.string().describe("Name used to greet the recipient in the email.");
const preset_badges = z.array(z.enum(presetBadges));
const recommended_by_name = z.string().nullable();

/** Its link can't be read again, only renewed [admin-15]. */
export const invitationSchema = z
  .object({
    id,
    email: z.string(),
    name,
    preset_badges,
    recommended_by_name,
    has_imported_page: z.boolean().describe("Whether it offers an imported page that is still unclaimed."),
    status: z
      .enum(invitationStatuses)
      .describe("Used after registration; otherwise Revoked, Expired or Pending, in that order."),
    used_at: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitationSchema>;

const invite_url = z.string().describe("Link, valid until the invitation is used, revoked or expired.");

export const sendInvitationRoute = route(calls.sendInvitationCall, {
  name: "sendInvitation",
  summary: "Invite somebody by email to register as a provider, and return the link",
  body: z.object({
    email: z.string(adminMessages.invitation_incomplete).trim().min(1, adminMessages.invitation_incomplete).pipe(email),
    name: z.preprocess(
      (value) => value ?? "",
      line(limits.name_length_max).pipe(z.string().min(1, adminMessages.invitation_incomplete)),
    ),
    preset_badges: z
      .array(presetBadge, "Choose the badges from the list.")
      .max(20, "Choose the badges from the list.")
      .nullish()
      .transform((chosen) => presetBadges.filter((badge) => chosen?.includes(badge))),
    recommended_by_name: optionalText(limits.name_length_max).pipe(line(limits.name_length_max).optional()),
  }),
  status: 201,
  answer: z.object({ message: z.string(), invite_url, invitation: invitationSchema }),
  refusals: ["email_taken", "invitation_pending", "too_many_requests"],
});

export const invitationQuery = z.object({
  search: searchText.describe("Part of the name or email."),
  status: orAbsent(z.enum(invitationStatuses, "This is not one of the statuses.")),
  ...pageOf(limits.list_limit_max),
});
export type InvitationQuery = z.infer<typeof invitationQuery>;

export const listInvitationsRoute = route(calls.listInvitationsCall, {
  name: "listInvitations",
  summary: "List matching invitations, newest first; without page and limit, the first 1,000",
  query: invitationQuery,
  answer: z.object({ invitations: z.array(invitationSchema), ...pageAnswer }),
});

export const resendInvitationRoute = route(calls.resendInvitationCall, {
  name: "resendInvitation",
  summary: "Resend an invitation, even if expired, valid for 30 more days",
  params: idParams,
  answer: z.object({ message: z.string(), invite_url, invitation: invitationSchema }),
  refusals: ["invitation_not_found", "invitation_over", "invitation_pending", "email_taken", "too_many_requests"],
});

export const copyInvitationLinkRoute = route(calls.copyInvitationLinkCall, {
  name: "copyInvitationLink",
  summary: "Create another link for a pending invitation, without an email; earlier links stay valid",
  params: idParams,
  answer: z.object({ invite_url }),
  refusals: ["invitation_not_found", "invitation_over", "too_many_requests"],
});

export const revokeInvitationRoute = route(calls.revokeInvitationCall, {
  name: "revokeInvitation",
  summary: "Revoke an invitation and all its links",
  params: idParams,
  refusals: ["invitation_not_found", "invitation_over"],
});

/** Rule [moving-6]. */
const importedPage = z
  .object({
    source: z.string().describe("Directory it was imported from."),
    business_name: z.string(),
    contact_person: z.string().nullable(),
    phone: z.string().nullable(),
    category_id: z.int().nullable(),
    categories: z.array(z.string()),
    city: z.string().nullable(),
    province: z.enum(province.options).nullable(),
    description: z.string().nullable(),
    website: z.string().nullable(),
    services: z.array(z.string()),
    pictures: z.int().min(0).describe("Number of pictures fetched."),
  })
  .meta({ id: "ImportedPage" });
export type ImportedPage = z.infer<typeof importedPage>;

export const openedInvitation = z
  .object({
    email: z.string(),
    name,
    preset_badges,
    recommended_by_name,
    imported_page: importedPage.nullable().describe("The page that registering claims; null if there is none."),
  })
  .meta({ id: "OpenedInvitation" });
export type OpenedInvitation = z.infer<typeof openedInvitation>;

export const openInvitationRoute = route(calls.openInvitationCall, {
  name: "openInvitation",
  summary: "Retrieve an invitation by its link's token, sent in the body to avoid logging",
  body: z.object({ token: linkToken }),
  answer: z.object({ invitation: openedInvitation }),
  refusals: ["dead_link"],
});

export const declinePageRoute = route(calls.declinePageCall, {
  name: "declinePage",
  summary: "Delete the imported page that an invitation link offers, and the invitation, permanently",
  body: z.object({ token: linkToken }),
  refusals: ["dead_link"],
});
