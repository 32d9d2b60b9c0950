import { badgeNames } from "../../contract/badge-names.ts";
import type { presetBadges } from "../../contract/choices.ts";
import { formatDate } from "../../contract/format.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import {
  EmailButton,
  EmailFacts,
  EmailFrame,
  EmailLink,
  EmailNote,
  EmailOpening,
  renderEmail,
} from "../../platform/email-parts.tsx";
import type { MailContent } from "../../platform/mail.ts";

type InvitationFacts = {
  site_name: string;
  /** Where the people who run the site are reached. */
  contact_email: string;
  name: string;
  email: string;
  preset_badges: readonly (typeof presetBadges)[number][];
  recommended_by_name: string | null;
  expires_at: Date;
  /** Where the invited register. */
  link: string;
};

/** To somebody who runs a wedding business: come and register, with the badges that wait [emails-8]. */
export function writeInvitation(facts: InvitationFacts): MailContent {
  const { site_name, contact_email, name, email, preset_badges, recommended_by_name, expires_at, link } = facts;
  const subject =
    recommended_by_name === null
      ? `You are invited to ${site_name}`
      : `${recommended_by_name} recommends you for ${site_name}`;
  const title = `${name}, you are invited`;
  const lead = `${recommended_by_name === null ? "We" : `${recommended_by_name} recommended you, and we`} would love to have your business on ${site_name}, the South African wedding directory. Couples find photographers, venues, caterers and everyone else they need there, and write to them directly. A profile is free, and you decide when couples can see it.`;
  const until = formatDate(southAfricanTime(expires_at.getTime()));
  const badges = preset_badges.map((badge) => badgeNames[badge]).join(", ");
  const told = [
    ...(badges === ""
      ? []
      : [{ term: "Waiting for you", detail: `${badges} ${preset_badges.length === 1 ? "badge" : "badges"}` }]),
    { term: "Register with", detail: email },
    { term: "Valid until", detail: until },
  ];
  const note = "The invitation is for this email address and can be used once.";
  const foot = `You receive this because you were invited to ${site_name}. If you’re not interested, just ignore this email: you won’t be registered. Questions? Write to ${contact_email}.`;
  const html = renderEmail(
    <EmailFrame title={subject} preview={lead} siteName={site_name} foot={foot}>
      <EmailOpening title={title}>{lead}</EmailOpening>
      <EmailFacts facts={told} />
      <EmailButton href={link}>Register your business</EmailButton>
      <EmailNote>{note}</EmailNote>
      <EmailNote>
        If the button does not work, copy this address: <EmailLink href={link}>{link}</EmailLink>
      </EmailNote>
    </EmailFrame>,
  );
  const facts_text = told.map(({ term, detail }) => `${term}: ${detail}`).join("\n");
  const text = [title, lead, facts_text, `Register your business:\n${link}`, note, foot].join("\n\n");
  return { subject, text, html };
}
