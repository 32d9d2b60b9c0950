import {
  EmailButton,
  EmailFrame,
  EmailNote,
  EmailOpening,
  EmailQuote,
  renderEmail,
} from "../../platform/email-parts.tsx";
import type { MailContent } from "../../platform/mail.ts";

type GrantedFacts = { site_name: string; business_name: string; profile_url: string; by_the_site: boolean };

/** To the provider: six others stood up for it, or an admin did [emails-7]. */
export function writeGranted({ site_name, business_name, profile_url, by_the_site }: GrantedFacts): MailContent {
  const subject = `${site_name}: your business is verified`;
  const title = "Your business is verified";
  const who = by_the_site ? `${site_name} has verified` : "Six verified providers have vouched for";
  const lead = `${who} ${business_name}. Couples see it on your profile and in every list.`;
  const note = "You can verify other businesses that you know to be genuine: open their profile and press Verify.";
  const foot = `You receive this because ${business_name} is listed on ${site_name}.`;
  const html = renderEmail(
    <EmailFrame title={subject} preview={lead} siteName={site_name} foot={foot}>
      <EmailOpening title={title}>{lead}</EmailOpening>
      <EmailButton href={profile_url}>See your profile</EmailButton>
      <EmailNote>{note}</EmailNote>
    </EmailFrame>,
  );
  return { subject, text: [title, lead, `Your profile: ${profile_url}`, note, foot].join("\n\n"), html };
}

type EndedFacts = {
  site_name: string;
  /** Answers go there. */
  contact_email: string;
  business_name: string;
  /** What the admin wrote; null for nothing. */
  reason: string | null;
};

const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** To the provider: an admin took the badge Verified away. */
export function writeEnded({ site_name, contact_email, business_name, reason }: EndedFacts): MailContent {
  const subject = `${site_name}: your business is no longer shown as verified`;
  const title = "Your Verified badge was removed";
  const lead = `We have removed the Verified badge from ${business_name}. Nothing else about your profile has changed.`;
  const note = "If you think this is a mistake, reply to this email. A person reads every answer.";
  const foot = `You receive this because ${business_name} is listed on ${site_name}.`;
  const html = renderEmail(
    <EmailFrame title={subject} preview={lead} siteName={site_name} foot={foot}>
      <EmailOpening title={title}>{lead}</EmailOpening>
      {reason !== null && <EmailQuote label="The reason" text={reason} />}
      <EmailNote>{note}</EmailNote>
    </EmailFrame>,
  );
  const text = [title, lead, reason && quoted(reason), note, foot];
  return { subject, text: joined(text), html, replyTo: { name: site_name, address: contact_email } };
}

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== "").join("\n\n");
