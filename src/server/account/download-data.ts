import type { WeddingRole } from "../../contract/weddings/calls.ts";
import { readAccount } from "../../features/accounts/read-account.ts";
import { requireAccount } from "../../features/accounts/rules.ts";
import { listPasskeys, readSecondFactor } from "../../features/accounts/second-factor/read-second-factor.ts";
import { requireProofIfAny } from "../../features/accounts/second-factor/require-proof.ts";
import { listSessions } from "../../features/accounts/sessions/list-sessions.ts";
import { listMyBadges } from "../../features/badges/list-my-badges.ts";
import { readBudget } from "../../features/budget/read-budget.ts";
import { exportCalendar } from "../../features/calendars/export-calendar.ts";
import {
  linkRenewed,
  messagesToCouple,
  messagesToProvider,
  quarantinedReplyToCouple,
  quarantinedReplyToProvider,
} from "../../features/conversations/emails.ts";
import { exportConversations } from "../../features/conversations/export-conversations.ts";
import { listReplies } from "../../features/conversations/inbox/save-replies.ts";
import { readMyWedding } from "../../features/couples/read-couple.ts";
import { findDashboardVisit } from "../../features/couples/record-visit.ts";
import { requireCouple } from "../../features/couples/rules.ts";
import { listEmailsAbout } from "../../features/emails/list-emails-about.ts";
import { exportEndorsements } from "../../features/endorsements/export-endorsements.ts";
import { copiesToCouple, enquiryToProvider } from "../../features/enquiries/emails.ts";
import { exportEnquiries, exportSent } from "../../features/enquiries/personal-data/export-enquiries.ts";
import { exportFavourites, exportOpinions } from "../../features/favourites/export-favourites.ts";
import { readProviderMedia } from "../../features/media/read-provider-media.ts";
import { readPlan } from "../../features/plan/read-plan.ts";
import { readMyProfile } from "../../features/providers/read-my-profile.ts";
import { exportVisits } from "../../features/providers/views/read-views.ts";
import { listTemplates } from "../../features/quotes/drafts/save-templates.ts";
import { exportNotes, exportQuotes } from "../../features/quotes/export-quotes.ts";
import { listAccountActivity } from "../../features/security/list-about.ts";
import { recordSecurityEvent } from "../../features/security/record-security-event.ts";
import { exportVerifications } from "../../features/verifications/export-verifications.ts";
import { listMembers } from "../../features/weddings/list-members.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";

/** All data about the caller [providers-26, couples-13], without secrets: hashes are of use to attackers only. */
export async function downloadData(ctx: Context, meta: RequestMeta): Promise<Record<string, unknown>> {
  const { kind, id } = requireAccount(ctx.actor);
  await requireProofIfAny(ctx);
  await recordSecurityEvent(ctx, ctx.db, { event: "data_downloaded", address: meta.address });
  return {
    made_at: ctx.clock().toISOString(),
    account: await readAccount(ctx),
    second_factor: await readSecondFactor(ctx),
    passkeys: await listPasskeys(ctx),
    sessions: await listSessions(ctx, meta),
    ...(kind === "provider" ? await gatherProvider(ctx, id) : await gatherCouple(ctx, id)),
    ...(await listAccountActivity(ctx.db, id)),
  };
}

async function gatherProvider(ctx: Context, id: string): Promise<Record<string, unknown>> {
  const { enquiries, recipient_ids: subject_ids } = await exportEnquiries(ctx);
  return {
    profile: await readMyProfile(ctx),
    media: await readProviderMedia(ctx, id),
    badges: await listMyBadges(ctx),
    endorsements: await exportEndorsements(ctx),
    verifications: await exportVerifications(ctx),
    ...(await exportVisits(ctx)),
    calendar: await exportCalendar(ctx),
    enquiries,
    conversations: await exportConversations(ctx),
    quotes: await exportQuotes(ctx),
    quote_templates: await listTemplates(ctx),
    saved_replies: await listReplies(ctx),
    letters: await listEmailsAbout(
      ctx.db,
      id,
      [enquiryToProvider, messagesToProvider, quarantinedReplyToProvider],
      subject_ids,
    ),
  };
}

/** Of a joined wedding the members, and what an editor could change [weddings-7]. */
async function gatherCouple(ctx: Context, id: string): Promise<Record<string, unknown>> {
  const couple = requireCouple(ctx.actor);
  const ownerContext = { ...ctx, actor: { ...couple, couple_id: id, role: "owner" as const } };
  const { subject_ids, ...wedding } = await gatherWedding(ownerContext);
  return {
    profile: await readMyWedding(ctx.db, id),
    sharing: await listMembers(ownerContext),
    desk_visit: await findDashboardVisit(ctx.db, id),
    opinions: await exportOpinions(ctx),
    ...wedding,
    letters: await listEmailsAbout(
      ctx.db,
      id,
      [...copiesToCouple, messagesToCouple, quarantinedReplyToCouple, linkRenewed],
      subject_ids,
    ),
    ...(couple.couple_id !== id && { shared_wedding: await gatherShared(ctx, couple.role) }),
  };
}

async function gatherWedding(ctx: Context) {
  const { subject_ids, ...sent } = await exportSent(ctx);
  return {
    subject_ids,
    favourites: await exportFavourites(ctx),
    ...sent,
    conversations: await exportConversations(ctx),
    quotes: await exportQuotes(ctx),
    quote_notes: await exportNotes(ctx),
    budget: await readBudget(ctx),
    plan: await readPlan(ctx),
  };
}

async function gatherShared(ctx: Context, role: WeddingRole): Promise<Record<string, unknown>> {
  const { members } = await listMembers(ctx);
  if (role === "reader") return { role, members };
  const { subject_ids: _, ...wedding } = await gatherWedding(ctx);
  return { role, members, ...wedding };
}
