import { z } from "zod";
import { nudge_after_hours } from "../../contract/conversations/calls.ts";
import { formatScamWarning } from "../../contract/conversations/scam-warning.ts";
import { hour_ms } from "../../contract/durations.ts";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { presentPhone } from "../../platform/network/phone.ts";
import { issueMissingConfirmation } from "../accounts/email/issue-confirmation.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { readSettings } from "../settings/read-settings.ts";
import { mayChangeWedding, worksIn } from "../weddings/check-role.ts";
import { makeReplyAddress } from "./inbound-mail/make-reply-address.ts";
import { listQuarantinedEmails } from "./inbound-mail/store-inbound.ts";
import { listWaiting } from "./inbox/store-answering.ts";
import { findGuest } from "./links/link-conversation.ts";
import { guestLink } from "./links/make-link.ts";
import {
  writeQuarantined,
  writeMessages,
  writeOutcome,
  writeRenewed,
  writeUnconfirmed,
  writeWaiting,
  type MessagesFacts,
} from "./mail.ts";
import type { Side } from "./rules.ts";
import { findScamWarning } from "./safety/find-scam-warning.ts";
import { findReport } from "./safety/store-reports.ts";
import { isEmailQueued, claimUnmailed } from "./store-messages.ts";
import { findConversation, lockConversation, type Result } from "./store.ts";

const data = z.object({ conversation_id: z.string(), email_id: z.string() });
/** Messages refer to the email that brings them. */
export type AboutMessages = z.infer<typeof data>;

/** Messages stay unreadable to an unconfirmed address [enquiries-26]. */
export const messagesToProvider = defineEmail({
  name: "messages_to_provider",
  topic: "messages",
  data,
  withhold: (ctx, about) => leaveOnPage(ctx, about, "provider"),
  async load(ctx, about) {
    const { result, facts } = await gather(ctx, about, "provider");
    const link = await issueMissingConfirmation(ctx, result.own_provider_id ?? "");
    const url = pageUrl(ctx.config, "/enquiries/:id", { id: result.id });
    return {
      link,
      ...facts,
      url,
      to: "provider" as const,
      replyTo: { name: result.couple_name, address: facts.reply_address ?? result.couple_email },
    };
  },
  write: ({ link, ...facts }) => (link === null ? writeMessages(facts) : writeUnconfirmed({ ...facts, link })),
});

export const messagesToCouple = defineEmail({
  name: "messages_to_couple",
  topic: "messages",
  data,
  withhold: (ctx, about) => leaveOnPage(ctx, about, "couple"),
  async load(ctx, about) {
    const { result, facts, link } = await gather(ctx, about, "couple");
    const { couple_id } = result;
    const waits = couple_id !== null && !(await worksIn(ctx.db, { id: couple_id, couple_id }));
    const read = coupleReads(ctx, result, facts);
    return { ...facts, ...read, url: link ?? read.url, waits };
  },
  write: writeMessages,
});

/** To the member who wrote last, while allowed to write. */
export const messagesToMember = defineEmail({
  name: "messages_to_member",
  topic: "messages",
  data: data.extend({ account_id: z.string() }),
  async load(ctx, { account_id, ...about }) {
    if (!(await isEmailQueued(ctx.db, about.email_id)))
      throw new EmailDropped("Everything was read before the email left.");
    const { result, facts } = await gather(ctx, about, "couple");
    const { couple_id } = result;
    if (couple_id === null || couple_id === account_id || !(await mayChangeWedding(ctx.db, account_id, couple_id)))
      throw new EmailDropped("They write in this wedding no more.");
    return { ...facts, ...coupleReads(ctx, result, facts) };
  },
  write: writeMessages,
});

const quarantinedData = z.object({ conversation_id: z.string(), held_id: z.string() });

/** The email came from a foreign address and waits for a press [conversations-19]. */
function defineQuarantinedEmail(name: string, side: Side) {
  return defineEmail({
    name,
    topic: "messages",
    data: quarantinedData,
    async load(ctx, { conversation_id, held_id }) {
      const result = await findConversation(ctx.db, conversation_id);
      const waiting = await listQuarantinedEmails(ctx.db, { conversation_id, side });
      const email = waiting.find(({ id }) => id === held_id);
      if (!result || !email) throw new EmailDropped("It does not wait any more.");
      const { site_name } = await readSettings(ctx);
      const { from_name, to_name } = namesOf(result, side);
      const url = await pageOf(ctx, result, side);
      return { site_name, side, other_name: from_name, to_name, sent_from: email.sent_from, url };
    },
    write: writeQuarantined,
  });
}

export const quarantinedReplyToCouple = defineQuarantinedEmail("reply_held_to_couple", "couple");
export const quarantinedReplyToProvider = defineQuarantinedEmail("reply_held_to_provider", "provider");

/** After the link leaked into a message, or on request [conversations-9]. */
export const linkRenewed = defineEmail({
  name: "conversation_link_renewed",
  // without it a guest who stopped message emails could read nothing
  topic: "other",
  data: z.object({ conversation_id: z.string(), is_asked: z.boolean().optional() }),
  async load(ctx, { conversation_id, is_asked = false }) {
    const result = await findGuest(ctx.db, conversation_id);
    if (result === null) throw new EmailDropped("Nobody reads it by a link any more.");
    const { site_name } = await readSettings(ctx);
    const { provider_name: name } = result;
    const url = await guestLink(ctx, ctx.db, result);
    const address = await makeReplyAddress(ctx, ctx.db, result, "couple");
    return { site_name, name, url, is_asked, replyTo: address === null ? null : { name, address } };
  },
  write: writeRenewed,
});

/** Rule [emails-18]. */
export const outcomeTo = { couple: outcomeEmail("couple"), provider: outcomeEmail("provider") } as const;

function outcomeEmail(to: Side) {
  return defineEmail({
    name: `report_closed_to_${to}`,
    topic: "other",
    data: z.object({ report_id: z.string() }),
    async load(ctx, { report_id }) {
      const { site_name } = await readSettings(ctx);
      const report = await findReport(ctx.db, report_id);
      const result = report?.conversation_id ? await findConversation(ctx.db, report.conversation_id) : null;
      if (!result || !report?.outcome || result.is_couple_deleted || result.own_provider_id === null)
        throw new EmailDropped("The conversation is over, or the case is open again.");
      const url = await pageOf(ctx, result, to);
      return { site_name, outcome: report.outcome, other: namesOf(result, to).from_name, url };
    },
    write: writeOutcome,
  });
}

const aboutProvider = z.object({ provider_id: z.string() });

/** Leaves out couples already answered [conversations-35]. */
export const waitingCouples = defineEmail({
  name: "waiting_couples",
  topic: "reminders",
  data: aboutProvider,
  async load(ctx, { provider_id }) {
    const now = ctx.clock().getTime();
    const waiting = await listWaiting(ctx.db, provider_id, new Date(now - nudge_after_hours * hour_ms));
    if (waiting.length === 0) throw new EmailDropped("Everyone was answered before the email was sent.");
    const { site_name } = await readSettings(ctx);
    const { business_name: to_name } = await readProviderUser(ctx.db, provider_id);
    return { site_name, to_name, waiting, url: `${pageUrl(ctx.config, "/enquiries")}?view=new` };
  },
  write: writeWaiting,
});

export const conversationEmails: readonly Email[] = [
  messagesToProvider,
  messagesToCouple,
  messagesToMember,
  quarantinedReplyToProvider,
  quarantinedReplyToCouple,
  linkRenewed,
  outcomeTo.couple,
  outcomeTo.provider,
  waitingCouples,
];

async function pageOf(ctx: Context, result: Result, side: Side): Promise<string> {
  const { id } = result;
  if (side === "provider") return pageUrl(ctx.config, "/enquiries/:id", { id });
  return result.couple_id === null ? guestLink(ctx, ctx.db, result) : pageUrl(ctx.config, "/messages/:id", { id });
}

function coupleReads(ctx: Context, { id, provider_name: name }: Result, facts: { reply_address: string | null }) {
  const { reply_address: address } = facts;
  const url = pageUrl(ctx.config, "/messages/:id", { id });
  return { url, to: "couple" as const, replyTo: address === null ? null : { name, address } };
}

/** Marks what it gathers, so that one email brings each message. */
async function gather(ctx: Context, { conversation_id, email_id }: AboutMessages, to: Side) {
  const { site_name } = await readSettings(ctx);
  return ctx.db.transaction(async (tx) => {
    // concurrent messages are included or queue their own email
    await lockConversation(tx, { id: conversation_id });
    const result = await findConversation(tx, conversation_id);
    if (!result || result.is_couple_deleted || result.own_provider_id === null)
      throw new EmailDropped("The conversation is over.");
    if (result.couple_blocked_at !== null || result.provider_blocked_at !== null)
      throw new EmailDropped("One of the two takes nothing of the other any more.");
    const messages = await claimUnmailed(tx, { conversation_id, to, email_id });
    if (messages.length === 0) throw new EmailDropped("Everything was read before the email left.");
    const link = to === "couple" && result.couple_id === null ? await guestLink(ctx, tx, result) : null;
    return {
      result,
      link,
      facts: {
        site_name,
        ...namesOf(result, to),
        ...aboutOf(result),
        reply_address: await makeReplyAddress(ctx, tx, result, to),
        messages: messages.map((each) => messageOf(each, result, to)),
      },
    };
  });
}

/** For unread messages without an email; the next message queues its own. */
async function leaveOnPage(ctx: Context, { conversation_id, email_id }: AboutMessages, to: Side): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockConversation(tx, { id: conversation_id });
    await claimUnmailed(tx, { conversation_id, to, email_id });
  });
}

/** With cautions for a couple [emails-18]. */
function messageOf(
  { body: text, files }: { body: string; files: number },
  { provider_phone }: Result,
  to: Side,
): MessagesFacts["messages"][number] {
  const warning = to === "couple" ? findScamWarning(text) : null;
  const phone = provider_phone === null ? null : presentPhone(provider_phone).text;
  return { text, files, warning: warning && formatScamWarning(warning, phone) };
}

function namesOf({ couple_name, provider_name }: Result, to: Side): Pick<MessagesFacts, "from_name" | "to_name"> {
  return to === "provider"
    ? { from_name: couple_name, to_name: provider_name }
    : { from_name: provider_name, to_name: couple_name };
}

function aboutOf({ wedding_date, venue_location }: Result): Pick<MessagesFacts, "wedding_date" | "venue_location"> {
  return { wedding_date, venue_location };
}
