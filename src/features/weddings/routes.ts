import * as calls from "../../contract/weddings/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import type { OnConfirmed } from "../accounts/rules.ts";
import { changeMember, removeMember, leaveWedding } from "./change-member.ts";
import { inviteMember, resendWeddingInvitation, withdrawInvitation } from "./invite-member.ts";
import { joinWedding } from "./join-wedding.ts";
import { listMembers } from "./list-members.ts";
import { openInvitationByCode } from "./open-by-code.ts";
import { openWeddingInvitation } from "./open-invitation.ts";

/** `onConfirmed` runs later features' work for a confirmed address. */
export function registerWeddings(router: Router, onConfirmed: OnConfirmed): void {
  router.bind(calls.listMembersRoute, (ctx) => listMembers(ctx));
  router.bind(calls.inviteMemberRoute, async (ctx, { body }) => ({ invitation: await inviteMember(ctx, body) }));
  router.bind(calls.changeMemberRoute, (ctx, { params, body }) => changeMember(ctx, params.id, body.role));
  router.bind(calls.removeMemberRoute, (ctx, { params }) => removeMember(ctx, params.id));
  router.bind(calls.resendWeddingInvitationRoute, async (ctx, { params }) => ({
    invitation: await resendWeddingInvitation(ctx, params.id),
  }));
  router.bind(calls.withdrawWeddingInvitationRoute, (ctx, { params }) => withdrawInvitation(ctx, params.id));
  router.bind(calls.openInvitationByCodeRoute, (ctx, { body, meta }) => openInvitationByCode(ctx, body, meta));
  router.bind(calls.openWeddingInvitationRoute, (ctx, { body }) => openWeddingInvitation(ctx, body.token));
  router.bind(calls.joinWeddingRoute, async (ctx, { body }) => ({ couple: await joinWedding(ctx, body, onConfirmed) }));
  router.bind(calls.leaveWeddingRoute, async (ctx) => ({ couple: await leaveWedding(ctx) }));
}
