import { formatCount } from "../../contract/format.ts";
import {
  EmailButton,
  EmailFrame,
  EmailNote,
  EmailOpening,
  EmailQuote,
  renderEmail,
} from "../../platform/email-parts.tsx";
import type { MailContent } from "../../platform/mail.ts";

/** What the email about an endorsement tells. */
export type EndorsementEmailFacts = {
  site_name: string;
  profile_url: string;
  endorser_name: string;
  endorsed_name: string;
  points_given: number;
  comment: string | null;
};

/** Tells a provider who endorsed it, with how many points and in which words [emails-7]. */
export function writeEndorsementReceived(facts: EndorsementEmailFacts): MailContent {
  const { site_name, profile_url, endorser_name, endorsed_name, points_given, comment } = facts;
  const subject = `${endorser_name} endorsed you`;
  const lead = `They gave ${endorsed_name} ${formatCount(points_given, "point", "points")}. Couples see the endorsement on your profile, and it counts towards your trust score.`;
  const note = "If you know their work, you can endorse them too, from the Endorsements tab of your dashboard.";
  const foot = `You receive this because ${endorsed_name} is listed on ${site_name}.`;
  const quoted = comment === null ? [] : [`What they say:\n${comment.replaceAll(/^/gm, "> ")}`];
  const html = renderEmail(
    <EmailFrame title={subject} preview={comment ?? lead} siteName={site_name} foot={foot}>
      <EmailOpening title={subject}>{lead}</EmailOpening>
      {comment !== null && <EmailQuote label="What they say" text={comment} />}
      <EmailButton href={profile_url}>See your profile</EmailButton>
      <EmailNote>{note}</EmailNote>
    </EmailFrame>,
  );
  const text = [subject, lead, ...quoted, `Your profile: ${profile_url}`, note, foot].join("\n\n");
  return { subject, text, html };
}
