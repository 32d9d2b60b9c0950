import { accountMessages } from "../../contract/account-messages.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import * as calls from "../../contract/invitations.ts";
import { registerProvider } from "../../contract/own-profile.ts";
import type { Door } from "../../platform/http/door.ts";
import { copyLink } from "./copy-link.ts";
import { listInvitations } from "./list-invitations.ts";
import { openInvitation } from "./open-invitation.ts";
import { registerInvited } from "./register-invited.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { sendInvitation } from "./send-invitation.ts";

/** The calls about invitations [admin-15], and the registration that may use one up [admin-16]. */
export function registerInvitations(door: Door): void {
  door.bind(registerProvider, async (ctx, { body, facts }) => {
    await registerInvited(ctx, body, facts);
    return { message: accountMessages.registration_done, email: body.email };
  });
  door.bind(calls.sendInvitation, async (ctx, { body }) => {
    const sent = await sendInvitation(ctx, body);
    return { message: adminMessages.invitation_sent(sent.invitation.email), ...sent };
  });
  door.bind(calls.listInvitations, (ctx, { query }) => listInvitations(ctx, query));
  door.bind(calls.resendInvitation, async (ctx, { params }) => {
    const sent = await resendInvitation(ctx, params.id);
    return { message: adminMessages.invitation_resent(sent.invitation.email), ...sent };
  });
  door.bind(calls.copyInvitationLink, async (ctx, { params }) => ({ invite_url: await copyLink(ctx, params.id) }));
  door.bind(calls.revokeInvitation, async (ctx, { params }) => {
    await revokeInvitation(ctx, params.id);
    return null;
  });
  door.bind(calls.openInvitation, async (ctx, { body }) => ({ invitation: await openInvitation(ctx, body.token) }));
}
