import {
  EmailButton,
  EmailFacts,
  EmailFrame,
  EmailNote,
  EmailOpening,
  EmailQuote,
  renderEmail,
} from "../../platform/email-parts.tsx";
import type { MailContent } from "../../platform/mail.ts";

type RequestedFacts = {
  site_name: string;
  business_name: string;
  contact_person: string;
  /** The account's own address: the answer goes there. */
  email: string;
  motivation: string;
  profile_url: string;
};

/** To the people who run the site: a provider asks to be verified, with its reasons. Their answer goes straight to it. */
export function writeRequested(facts: RequestedFacts): MailContent {
  const { site_name, business_name, contact_person, email, motivation, profile_url } = facts;
  const subject = `${site_name}: ${business_name} asks to be verified`;
  const title = `${business_name} asks to be verified`;
  const lead = "Reply to this email and your answer goes straight to them.";
  const told: [string, string][] = [
    ["Business", business_name],
    ["Contact person", contact_person],
    ["Email", email],
  ];
  const foot = `You receive this because this is the contact address of ${site_name}.`;
  const text = [
    title,
    lead,
    told.map(([term, detail]) => `${term}: ${detail}`).join("\n"),
    `Their motivation:\n${quoted(motivation)}`,
    `Their profile: ${profile_url}`,
    foot,
  ];
  const html = renderEmail(
    <EmailFrame title={subject} preview={lead} siteName={site_name} foot={foot}>
      <EmailOpening title={title}>{lead}</EmailOpening>
      <EmailFacts facts={told.map(([term, detail]) => ({ term, detail }))} />
      <EmailQuote label="Their motivation" text={motivation} />
      <EmailButton href={profile_url}>See their profile</EmailButton>
    </EmailFrame>,
  );
  return { subject, text: text.join("\n\n"), html, replyTo: { name: business_name, address: email } };
}

type DecisionFacts = {
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

/** To the provider: it asked to be verified, and something is missing yet. */
export function writeNotYet(facts: DecisionFacts & { dashboard_url: string }): MailContent {
  const { site_name, contact_email, business_name, reason, dashboard_url } = facts;
  const subject = `${site_name}: about your request to be verified`;
  const title = "Not verified yet";
  const lead = `Thank you for asking. We read your request for ${business_name}, and one thing is missing before we can verify it.`;
  const note = "You can ask again from your dashboard, once a week. If anything is unclear, reply to this email.";
  const foot = `You receive this because ${business_name} asked ${site_name} to be verified.`;
  const text = [title, lead, reason && quoted(reason), `Your dashboard: ${dashboard_url}`, note, foot];
  const html = renderEmail(
    <EmailFrame title={subject} preview={lead} siteName={site_name} foot={foot}>
      <EmailOpening title={title}>{lead}</EmailOpening>
      {reason !== null && <EmailQuote label="What is missing" text={reason} />}
      <EmailButton href={dashboard_url}>Your dashboard</EmailButton>
      <EmailNote>{note}</EmailNote>
    </EmailFrame>,
  );
  return { subject, text: joined(text), html, replyTo: { name: site_name, address: contact_email } };
}

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== "").join("\n\n");
