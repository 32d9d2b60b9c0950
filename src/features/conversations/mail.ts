import { formatCount, formatDate } from "../../contract/format.ts";
import { button, factsBlock, noteBlock, quoteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";
import { formatFileCount, type Side } from "./rules.ts";
import type { ReportOutcome } from "./safety/store-reports.ts";

export type MessagesFacts = {
  site_name: string;
  from_name: string;
  to_name: string;
  wedding_date: string | null;
  venue_location: string | null;
  /** Oldest first, with cautions and the number of files. */
  messages: readonly { text: string; warning: string | null; files: number }[];
  reply_address: string | null;
};

type EmailFacts = MessagesFacts & {
  to: Side;
  url: string;
  replyTo: { name: string; address: string } | null;
  /** The conversation is in the reader's own wedding, while it works in another. */
  waits?: boolean;
};

const sharing_other_wedding =
  "This conversation belongs to your own wedding. You’re sharing another wedding now, so you can only see it on the site once you leave that one.";

/** Rule [conversations-6]. */
export function writeMessages({ replyTo, ...facts }: EmailFacts): WrittenEmail {
  const { site_name, from_name, to_name, messages, url, to, wedding_date, waits = false } = facts;
  const about = wedding_date === null ? "" : `, ${formatDate(wedding_date)}`;
  const many = formatCount(messages.length, "message", "messages");
  return {
    site_name,
    subject: to === "provider" ? `${from_name} wrote to you${about}` : `${from_name} answered you`,
    title: to === "provider" ? `${from_name} wrote to you` : `${from_name} wrote about your wedding`,
    lead: messages.length === 1 ? "You have a new message." : `You have ${many}.`,
    preview: previewOf(messages.at(-1)),
    blocks: [
      ...messages.flatMap(({ text, warning, files }) => [
        ...quoteBlock(`${from_name} wrote`, text || null),
        ...(files > 0 ? [noteBlock(`${from_name} added ${formatFileCount(files)}; see the conversation.`)] : []),
        ...(warning === null ? [] : [noteBlock(warning)]),
      ]),
      ...wedding(facts),
      button(`Answer ${from_name}`, url, `Answer ${from_name}: ${url}`),
      noteBlock(replyHint(facts)),
      ...(waits ? [noteBlock(sharing_other_wedding)] : []),
    ],
    footerContent:
      to === "provider"
        ? `You’re receiving this email because ${to_name} is listed on ${site_name}.`
        : `You’re receiving this email because you wrote to ${from_name} on ${site_name}.`,
    ...(replyTo !== null && { replyTo }),
  };
}

function replyHint({ reply_address, to }: Pick<EmailFacts, "reply_address" | "to">): string {
  if (reply_address !== null)
    return "Or reply to this email: your reply appears in the conversation, where you can both see it.";
  return to === "provider"
    ? "Reply there to keep the conversation in one place. A reply to this email goes straight to them."
    : "Please reply there: replies to this email aren’t delivered.";
}

type QuarantinedFacts = {
  site_name: string;
  side: Side;
  other_name: string;
  to_name: string;
  sent_from: string;
  url: string;
};

export function writeQuarantined({
  site_name,
  side,
  other_name,
  to_name,
  sent_from,
  url,
}: QuarantinedFacts): WrittenEmail {
  return {
    site_name,
    subject: `Is this email to ${other_name} from you?`,
    title: "Was this email from you?",
    lead: `An email for ${other_name} came from ${sent_from}, and we can’t be sure that you sent it. If you sent it, confirm and it will be delivered. If not, discard it.`,
    blocks: [button("View email", url, `View email: ${url}`)],
    footerContent:
      side === "provider"
        ? `You’re receiving this email because ${to_name} is listed on ${site_name}.`
        : `You’re receiving this email because you wrote to ${other_name} on ${site_name}.`,
  };
}

type RenewedFacts = {
  site_name: string;
  name: string;
  url: string;
  /** The guest requested it, because the old link had ended. */
  is_asked: boolean;
  replyTo: { name: string; address: string } | null;
};

export function writeRenewed({ site_name, name, url, is_asked, replyTo }: RenewedFacts): WrittenEmail {
  return {
    site_name,
    subject: `Your new link to your conversation with ${name}`,
    title: is_asked ? "Your new link" : "We replaced your link",
    lead: is_asked
      ? `Here is the link to your conversation with ${name}. If you didn’t ask for it, you can ignore this email.`
      : `Your last message contained the private link to your conversation with ${name}. We left it out, and the old link no longer works. Please use this one.`,
    blocks: [button("Open the conversation", url, `Open the conversation: ${url}`)],
    footerContent: `You’re receiving this email because you wrote to ${name} on ${site_name}.`,
    ...(replyTo !== null && { replyTo }),
  };
}

function previewOf(last: MessagesFacts["messages"][number] | undefined): string {
  return last === undefined ? "" : last.text.slice(0, 120) || formatFileCount(last.files);
}

export function writeUnconfirmed({ site_name, to_name, link }: MessagesFacts & { link: string }): WrittenEmail {
  return {
    site_name,
    subject: "A message is waiting for you",
    title: `A couple wrote to ${to_name}`,
    lead: "Please confirm that this email address is yours. Then you can read what they wrote and answer it.",
    blocks: [button("Confirm my email address", link, `Confirm my email address: ${link}`)],
    footerContent: `You’re receiving this email because ${to_name} is listed on ${site_name}.`,
  };
}

type Outcome = { site_name: string; outcome: ReportOutcome; other: string; url: string };

const outcomeTexts = {
  nothing_found:
    "We read your conversation with {other} and found nothing that breaks our rules. Thank you for telling us: we would rather check than miss something.",
  warned: "We read your conversation with {other}. Some of it breaks our rules, and we have warned them.",
  suspended:
    "We read your conversation with {other} and have suspended them from the site. Thank you for telling us: it keeps other couples safe.",
} as const satisfies Record<ReportOutcome, string>;

/** Rule [emails-18]. */
export function writeOutcome({ site_name, outcome, other, url }: Outcome): WrittenEmail {
  return {
    site_name,
    subject: `Your report about ${other}`,
    title: "We looked into your report",
    lead: outcomeTexts[outcome].replace("{other}", () => other),
    blocks: [
      button("Open the conversation", url, `Open the conversation: ${url}`),
      noteBlock("If they bother you again, block them in the conversation or report them again."),
    ],
    footerContent: `You’re receiving this email because you reported a conversation on ${site_name}.`,
  };
}

function wedding({ wedding_date, venue_location, to }: Omit<EmailFacts, "replyTo">) {
  if (to === "couple") return [];
  const plain: [string, string | null][] = [
    ["Wedding date", wedding_date === null ? null : formatDate(wedding_date)],
    ["Venue location", venue_location],
  ];
  const known = plain.flatMap(([term, text]) => (text === null ? [] : [{ term, text }]));
  return known.length === 0 ? [] : [factsBlock(known)];
}

type WaitingFacts = {
  site_name: string;
  to_name: string;
  waiting: readonly { couple_name: string; wedding_date: string | null }[];
  url: string;
};

export function writeWaiting({ site_name, to_name, waiting, url }: WaitingFacts): WrittenEmail {
  const many = waiting.length === 1 ? "A couple is waiting" : `${waiting.length} couples are waiting`;
  return {
    site_name,
    subject: `${many} for your reply`,
    title: `${many} for your reply`,
    lead: "They wrote to you more than a day ago and haven’t had a reply. Even a quick “no” helps: couples who hear nothing move on.",
    blocks: [
      factsBlock(
        waiting.map(({ couple_name, wedding_date }) => ({
          term: couple_name,
          text: wedding_date === null ? "No date yet" : formatDate(wedding_date),
        })),
      ),
      button("Reply to them", url, `Reply to them: ${url}`),
      noteBlock("If you’ve replied elsewhere, mark the enquiry as answered. We only remind you once per couple."),
    ],
    footerContent: `You’re receiving this email because ${to_name} is listed on ${site_name}.`,
  };
}
