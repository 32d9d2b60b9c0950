import { z } from "zod";
import { nudge_after_hours } from "../../contract/conversations/calls.ts";
import { formatScamWarning } from "../../contract/conversations/scam-warning.ts";
import { hour_ms } from "../../contract/durations.ts";
import { formatCount, formatDate } from "../../contract/format.ts";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { presentPhone } from "../../platform/network/phone.ts";
import { issueMissingConfirmation } from "../accounts/email/issue-confirmation.ts";
import {
  button,
  factsBlock,
  listedFooter,
  noteBlock,
  quoteBlock,
  type Block,
  type EmailContent,
} from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { mayChangeWedding, worksIn } from "../weddings/check-role.ts";
import { makeReplyAddress } from "./inbound-mail/make-reply-address.ts";
import { listQuarantinedEmails } from "./inbound-mail/store-inbound.ts";
import { listWaiting } from "./inbox/store-answering.ts";
import { findGuest } from "./links/link-conversation.ts";
import { guestLink } from "./links/make-link.ts";
import { formatFileCount, type Side } from "./rules.ts";
import { findScamWarning } from "./safety/find-scam-warning.ts";
import { findReport, type ReportOutcome } from "./safety/store-reports.ts";
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
  async write(ctx, about, { site_name }) {
    const { result, messages, reply_address } = await gather(ctx, about, "provider");
    const { id, couple_name, provider_name, wedding_date, venue_location } = result;
    const footerContent = listedFooter(provider_name, site_name);
    const link = await issueMissingConfirmation(ctx, result.own_provider_id ?? "");
    if (link !== null)
      return {
        subject: "A message is waiting for you",
        title: `A couple wrote to ${provider_name}`,
        lead: "Please confirm that this email address is yours. Then you can read what they wrote and answer it.",
        blocks: [button("Confirm my email address", link)],
        footerContent,
      };
    const known = wedding_date !== null || venue_location !== null;
    return {
      subject: `${couple_name} wrote to you${wedding_date === null ? "" : `, ${formatDate(wedding_date)}`}`,
      title: `${couple_name} wrote to you`,
      ...messagesContent(messages, couple_name, [
        known
          ? factsBlock([
              { term: "Wedding date", text: wedding_date && formatDate(wedding_date) },
              { term: "Venue location", text: venue_location },
            ])
          : null,
        button(`Answer ${couple_name}`, pageUrl(ctx.config, "/enquiries/:id", { id })),
        noteBlock(
          reply_address === null
            ? "Reply there to keep the conversation in one place. A reply to this email goes straight to them."
            : reply_hint,
        ),
      ]),
      footerContent,
      replyTo: { name: couple_name, address: reply_address ?? result.couple_email },
    };
  },
});

/** Waits: the conversation is in the reader's own wedding, while it works in another. */
export const messagesToCouple = defineEmail({
  name: "messages_to_couple",
  topic: "messages",
  data,
  withhold: (ctx, about) => leaveOnPage(ctx, about, "couple"),
  async write(ctx, about, { site_name }) {
    const gathered = await gather(ctx, about, "couple");
    const { couple_id } = gathered.result;
    const waits = couple_id !== null && !(await worksIn(ctx.db, { id: couple_id, couple_id }));
    return writeToCouple(ctx, gathered, site_name, waits ? noteBlock(sharing_other_wedding) : null);
  },
});

/** To the member who wrote last, while allowed to write. */
export const messagesToMember = defineEmail({
  name: "messages_to_member",
  topic: "messages",
  data: data.extend({ account_id: z.string() }),
  async write(ctx, { account_id, ...about }, { site_name }) {
    if (!(await isEmailQueued(ctx.db, about.email_id)))
      throw new EmailDropped("Everything was read before the email left.");
    const gathered = await gather(ctx, about, "couple");
    const { couple_id } = gathered.result;
    if (couple_id === null || couple_id === account_id || !(await mayChangeWedding(ctx.db, account_id, couple_id)))
      throw new EmailDropped("They can no longer write in this wedding.");
    return writeToCouple(ctx, gathered, site_name);
  },
});

const sharing_other_wedding =
  "This conversation belongs to your own wedding. You’re sharing another wedding now, so you can only see it on the site once you leave that one.";

const reply_hint = "Or reply to this email: your reply appears in the conversation, where you can both see it.";

/** Rule [conversations-6]. */
function writeToCouple(
  ctx: Context,
  { result, messages, reply_address, link }: Gathered,
  site_name: string,
  note: Block | null = null,
): EmailContent {
  const { id, provider_name } = result;
  return {
    subject: `${provider_name} answered you`,
    title: `${provider_name} wrote about your wedding`,
    ...messagesContent(messages, provider_name, [
      button(`Answer ${provider_name}`, link ?? pageUrl(ctx.config, "/messages/:id", { id })),
      noteBlock(reply_address === null ? "Please reply there: replies to this email aren’t delivered." : reply_hint),
      note,
    ]),
    footerContent: wroteFooter(provider_name, site_name),
    replyTo: reply_address === null ? null : { name: provider_name, address: reply_address },
  };
}

/** Oldest first, with scam warnings and the number of files. */
function messagesContent(messages: Gathered["messages"], from_name: string, rest: readonly (Block | null)[]) {
  const last = messages.at(-1);
  return {
    lead:
      messages.length === 1
        ? "You have a new message."
        : `You have ${formatCount(messages.length, "message", "messages")}.`,
    preview: last === undefined ? "" : last.text.slice(0, 120) || formatFileCount(last.files),
    blocks: [
      ...messages.flatMap(({ text, warning, files }) => [
        quoteBlock(`${from_name} wrote`, text || null),
        files > 0 ? noteBlock(`${from_name} added ${formatFileCount(files)}; see the conversation.`) : null,
        warning === null ? null : noteBlock(warning),
      ]),
      ...rest,
    ],
  };
}

function wroteFooter(provider_name: string, site_name: string): string {
  return `You’re receiving this email because you wrote to ${provider_name} on ${site_name}.`;
}

const quarantinedData = z.object({ conversation_id: z.string(), held_id: z.string() });

/** The email came from a foreign address and waits for a press [conversations-19]. */
function defineQuarantinedEmail(name: string, side: Side) {
  return defineEmail({
    name,
    topic: "messages",
    data: quarantinedData,
    async write(ctx, { conversation_id, held_id }, { site_name }) {
      const result = await findConversation(ctx.db, conversation_id);
      const waiting = await listQuarantinedEmails(ctx.db, { conversation_id, side });
      const email = waiting.find(({ id }) => id === held_id);
      if (!result || !email) throw new EmailDropped("It is no longer waiting.");
      const { couple_name, provider_name } = result;
      const other_name = side === "provider" ? couple_name : provider_name;
      return {
        subject: `Is this email to ${other_name} from you?`,
        title: "Was this email from you?",
        lead: `An email for ${other_name} came from ${email.sent_from}, and we can’t be sure that you sent it. If you sent it, confirm and it will be delivered. If not, discard it.`,
        blocks: [button("View email", await pageOf(ctx, result, side))],
        footerContent:
          side === "provider" ? listedFooter(provider_name, site_name) : wroteFooter(provider_name, site_name),
      };
    },
  });
}

export const quarantinedReplyToCouple = defineQuarantinedEmail("reply_held_to_couple", "couple");
export const quarantinedReplyToProvider = defineQuarantinedEmail("reply_held_to_provider", "provider");

/** After the link leaked into a message, or on request because the old one had ended [conversations-9]. */
export const linkRenewed = defineEmail({
  name: "conversation_link_renewed",
  // without it a guest who stopped message emails could read nothing
  topic: "other",
  data: z.object({ conversation_id: z.string(), is_asked: z.boolean().optional() }),
  async write(ctx, { conversation_id, is_asked = false }, { site_name }) {
    const result = await findGuest(ctx.db, conversation_id);
    if (result === null) throw new EmailDropped("It is no longer read by a link.");
    const { provider_name: name } = result;
    const url = await guestLink(ctx, ctx.db, result);
    const address = await makeReplyAddress(ctx, ctx.db, result, "couple");
    return {
      subject: `Your new link to your conversation with ${name}`,
      title: is_asked ? "Your new link" : "We replaced your link",
      lead: is_asked
        ? `Here is the link to your conversation with ${name}. If you didn’t ask for it, you can ignore this email.`
        : `Your last message contained the private link to your conversation with ${name}. We left it out, and the old link no longer works. Please use this one.`,
      blocks: [button("Open the conversation", url)],
      footerContent: wroteFooter(name, site_name),
      replyTo: address === null ? null : { name, address },
    };
  },
});

const outcomeTexts = {
  nothing_found:
    "We read your conversation with {other} and found nothing that breaks our rules. Thank you for telling us: we would rather check than miss something.",
  warned: "We read your conversation with {other}. Some of it breaks our rules, and we have warned them.",
  suspended:
    "We read your conversation with {other} and have suspended them from the site. Thank you for telling us: it keeps other couples safe.",
} as const satisfies Record<ReportOutcome, string>;

/** Rule [emails-18]. */
export const outcomeTo = { couple: outcomeEmail("couple"), provider: outcomeEmail("provider") } as const;

function outcomeEmail(to: Side) {
  return defineEmail({
    name: `report_closed_to_${to}`,
    topic: "other",
    data: z.object({ report_id: z.string() }),
    async write(ctx, { report_id }, { site_name }) {
      const report = await findReport(ctx.db, report_id);
      const result = report?.conversation_id ? await findConversation(ctx.db, report.conversation_id) : null;
      if (!result || !report?.outcome || result.is_couple_deleted || result.own_provider_id === null)
        throw new EmailDropped("The conversation has ended, or the case is open again.");
      const other = to === "provider" ? result.couple_name : result.provider_name;
      return {
        subject: `Your report about ${other}`,
        title: "We looked into your report",
        lead: outcomeTexts[report.outcome].replace("{other}", () => other),
        blocks: [
          button("Open the conversation", await pageOf(ctx, result, to)),
          noteBlock("If they bother you again, block them in the conversation or report them again."),
        ],
        footerContent: `You’re receiving this email because you reported a conversation on ${site_name}.`,
      };
    },
  });
}

/** Leaves out couples already answered [conversations-35]. */
export const waitingCouples = defineEmail({
  name: "waiting_couples",
  topic: "reminders",
  data: z.object({ provider_id: z.string() }),
  async write(ctx, { provider_id }, { site_name }) {
    const now = ctx.clock().getTime();
    const waiting = await listWaiting(ctx.db, provider_id, new Date(now - nudge_after_hours * hour_ms));
    if (waiting.length === 0) throw new EmailDropped("Everyone was answered before the email was sent.");
    const { business_name } = await readProviderUser(ctx.db, provider_id);
    const many = waiting.length === 1 ? "A couple is waiting" : `${waiting.length} couples are waiting`;
    return {
      subject: `${many} for your reply`,
      lead: "They wrote to you more than a day ago and haven’t had a reply. Even a quick “no” helps: couples who hear nothing move on.",
      blocks: [
        factsBlock(
          waiting.map(({ couple_name, wedding_date }) => ({
            term: couple_name,
            text: wedding_date === null ? "No date yet" : formatDate(wedding_date),
          })),
        ),
        button("Reply to them", `${pageUrl(ctx.config, "/enquiries")}?view=new`),
        noteBlock("If you’ve replied elsewhere, mark the enquiry as answered. We only remind you once per couple."),
      ],
      footerContent: listedFooter(business_name, site_name),
    };
  },
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

type Gathered = Awaited<ReturnType<typeof gather>>;

/** Marks what it gathers, so that one email brings each message. */
async function gather(ctx: Context, { conversation_id, email_id }: AboutMessages, to: Side) {
  return ctx.db.transaction(async (tx) => {
    // concurrent messages are included or queue their own email
    await lockConversation(tx, { id: conversation_id });
    const result = await findConversation(tx, conversation_id);
    if (!result || result.is_couple_deleted || result.own_provider_id === null)
      throw new EmailDropped("The conversation is over.");
    if (result.couple_blocked_at !== null || result.provider_blocked_at !== null)
      throw new EmailDropped("One of them has blocked the other.");
    const messages = await claimUnmailed(tx, { conversation_id, to, email_id });
    if (messages.length === 0) throw new EmailDropped("Everything was read before the email left.");
    return {
      result,
      link: to === "couple" && result.couple_id === null ? await guestLink(ctx, tx, result) : null,
      reply_address: await makeReplyAddress(ctx, tx, result, to),
      messages: messages.map((each) => messageOf(each, result, to)),
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
function messageOf({ body: text, files }: { body: string; files: number }, { provider_phone }: Result, to: Side) {
  const warning = to === "couple" ? findScamWarning(text) : null;
  const phone = provider_phone === null ? null : presentPhone(provider_phone).text;
  return { text, files, warning: warning && formatScamWarning(warning, phone) };
}
