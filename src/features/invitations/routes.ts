import { accountMessages } from "../../contract/accounts/calls.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import { importMessages } from "../../contract/imports/calls.ts";
import * as pageCalls from "../../contract/imports/schema.ts";
import * as calls from "../../contract/invitations/schema.ts";
import { registerProviderRoute } from "../../contract/providers/my-schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { showDraft } from "../imports/pages/show-page.ts";
import { copyLink } from "./issue-link.ts";
import { listInvitations } from "./list-invitations.ts";
import { openInvitation } from "./open-invitation.ts";
import { invitePage } from "./pages/invite-page.ts";
import { listPages } from "./pages/list-pages.ts";
import { declineImported, removeImportedPage } from "./pages/remove-page.ts";
import { registerInvited } from "./register-invited.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { sendInvitation, type SentInvitation } from "./send-invitation.ts";

/** Endpoints [admin-15], with registration by invitation [admin-16]. */
export function registerInvitations(router: Router): void {
  router.bind(registerProviderRoute, async (ctx, { body, meta }) => {
    await registerInvited(ctx, body, meta);
    return { message: accountMessages.registration_done, email: body.email };
  });
  router.bind(calls.sendInvitationRoute, async (ctx, { body }) => {
    return describeSent(await sendInvitation(ctx, body), adminMessages.invitation_sent);
  });
  router.bind(calls.listInvitationsRoute, (ctx, { query }) => listInvitations(ctx, query));
  router.bind(calls.resendInvitationRoute, async (ctx, { params }) => {
    return describeSent(await resendInvitation(ctx, params.id), adminMessages.invitation_resent);
  });
  router.bind(calls.copyInvitationLinkRoute, async (ctx, { params }) => ({
    invite_url: await copyLink(ctx, params.id),
  }));
  router.bind(calls.revokeInvitationRoute, (ctx, { params }) => revokeInvitation(ctx, params.id));
  router.bind(calls.declinePageRoute, (ctx, { body }) => declineImported(ctx, body.token));
  router.bind(calls.openInvitationRoute, async (ctx, { body }) => ({
    invitation: await openInvitation(ctx, body.token),
  }));
  registerPages(router);
}

function describeSent({ isMailed, ...sent }: SentInvitation, mailed: (email: string) => string) {
  return { message: (isMailed ? mailed : adminMessages.invitation_unmailed)(sent.invitation.email), ...sent };
}

/** Endpoints for imported pages [moving-10]. */
function registerPages(router: Router): void {
  router.bind(pageCalls.listImportedPagesRoute, (ctx, { query }) => listPages(ctx, query));
  router.bind(pageCalls.readImportedPageRoute, async (ctx, { params }) => ({ draft: await showDraft(ctx, params.id) }));
  router.bind(pageCalls.offerImportedPageRoute, async (ctx, { params }) => {
    return describeSent(await invitePage(ctx, params.id), adminMessages.invitation_sent);
  });
  router.bind(pageCalls.removeImportedPageRoute, async (ctx, { params }) => ({
    message: importMessages.imported_page_removed(await removeImportedPage(ctx, params.id)),
  }));
}
