import type { ReactNode } from "react";
import { sayBudget } from "../../contract/budget-labels.ts";
import { formatCount, formatDate, formatNumber } from "../../contract/format.ts";
import type { BudgetRange } from "../../contract/primitives.ts";
import {
  EmailButton,
  EmailFacts,
  EmailFrame,
  EmailLink,
  EmailNote,
  EmailOpening,
  EmailQuote,
  renderEmail,
} from "../../platform/email-parts.tsx";
import type { MailContent } from "../../platform/mail.ts";
import type { PresentedPhone } from "../../platform/phone.ts";

/** What every email of an enquiry tells: what the couple wrote. */
type CoupleFacts = {
  site_name: string;
  couple_name: string;
  couple_email: string;
  phone: PresentedPhone | null;
  wedding_date: string | null;
  venue_location: string | null;
  guest_count: number | null;
  budget_range: BudgetRange | null;
  message: string | null;
  services_interested: string[];
};

/** What the emails about one provider tell. */
export type EnquiryEmailFacts = CoupleFacts & {
  profile_url: string;
  /** Where the provider finds everything that it received. */
  enquiries_url: string;
  provider_name: string;
  /** Under which of the chosen categories it stands; null when it was asked for itself. */
  category_name: string | null;
  /** Others received the same enquiry. */
  is_shared: boolean;
};

/** What the copy of an enquiry to many tells: each category with how many it went to there, and some of their names. */
export type BulkCopyFacts = CoupleFacts & {
  /** Null for those who were not signed in: they have no list of what they sent. */
  dashboard_url: string | null;
  recipients: { category: string; provider_count: number; names: string[] }[];
};

/** The enquiry to the provider: its answer goes straight to the couple [emails-6]. */
export function writeToProvider(facts: EnquiryEmailFacts): MailContent {
  const { couple_name, couple_email, provider_name, site_name, enquiries_url } = facts;
  const subject = `Enquiry from ${couple_name}${facts.wedding_date === null ? "" : `, ${formatDate(facts.wedding_date)}`}`;
  const title = `${couple_name} would like to hear from you`;
  const lead = `${sentTo(facts)} Reply to this email and your answer goes straight to them.`;
  const note = "Couples often settle on one of the first who answer.";
  const foot = `You receive this because ${provider_name} is listed on ${site_name}.`;
  const text = [
    title,
    lead,
    ...factLines(facts),
    ...messageLines("Their message", facts),
    note,
    `${foot}\nAll your enquiries: ${enquiries_url}`,
  ];
  const html = renderEmail(
    <EmailFrame
      title={subject}
      preview={previewOf(facts, "Reply to this email to answer them.")}
      siteName={site_name}
      foot={
        <>
          {foot}{" "}
          <EmailLink href={enquiries_url} quiet>
            All your enquiries
          </EmailLink>
        </>
      }
    >
      <EmailOpening title={title}>{lead}</EmailOpening>
      <EmailFacts facts={factsOf(facts)} />
      {facts.message !== null && <EmailQuote label="Their message" text={facts.message} />}
      <EmailButton href={mailto(couple_email, `Re: ${subject}`)}>Reply to {couple_name}</EmailButton>
      <EmailNote>{note}</EmailNote>
    </EmailFrame>,
  );
  return { subject, text: text.join("\n\n"), html, replyTo: { name: couple_name, address: couple_email } };
}

/** A provider may know that it is one of several, and under what it was found. */
function sentTo({ provider_name, category_name, is_shared }: EnquiryEmailFacts): string {
  if (category_name === null) return `They sent an enquiry to ${provider_name}.`;
  const others = is_shared ? " and to other providers who suit them" : "";
  return `They are looking for ${category_name} and sent this enquiry to ${provider_name}${others}.`;
}

/** The couple's own copy of what it sent. */
export function writeCopyToCouple(facts: EnquiryEmailFacts): MailContent {
  const { provider_name, site_name, profile_url, couple_email } = facts;
  const subject = `Your enquiry to ${provider_name}`;
  const title = `Your enquiry is on its way to ${provider_name}`;
  const lead = `This is your copy. ${provider_name} will answer you at ${couple_email}.`;
  const foot = footOfCopy(site_name);
  const text = [
    title,
    lead,
    ...factLines(facts),
    ...messageLines("Your message", facts),
    `Their profile: ${profile_url}`,
    foot,
  ];
  const html = renderEmail(
    <EmailFrame
      title={subject}
      preview={previewOf(facts, "Your copy of what you sent.")}
      siteName={site_name}
      foot={foot}
    >
      <EmailOpening title={title}>{lead}</EmailOpening>
      <EmailFacts facts={factsOf(facts).map(({ term, text }) => ({ term, detail: text }))} />
      {facts.message !== null && <EmailQuote label="Your message" text={facts.message} />}
      <EmailButton href={profile_url}>See their profile</EmailButton>
    </EmailFrame>,
  );
  return { subject, text: text.join("\n\n"), html };
}

/** The couple's own copy of what it sent to many. */
export function writeCopyOfMany(facts: BulkCopyFacts): MailContent {
  const { site_name, couple_email, dashboard_url, recipients } = facts;
  const total = recipients.reduce((sum, { provider_count }) => sum + provider_count, 0);
  const many = formatCount(total, "provider", "providers");
  const subject = `Your enquiry to ${many}`;
  const title = `Your enquiry is on its way to ${many}`;
  const lead = `This is your copy. They will answer you at ${couple_email}.`;
  const foot = footOfCopy(site_name);
  const sentTo = recipients.map(({ category, provider_count, names }) => {
    const rest = provider_count - names.length;
    const listed = rest > 0 ? `${names.join(", ")} and ${formatNumber(rest)} more` : names.join(", ");
    return { term: `${category} (${formatNumber(provider_count)})`, text: listed, detail: listed };
  });
  const text = [
    title,
    lead,
    sentTo.map(({ term, text: listed }) => `${term}: ${listed}`).join("\n"),
    ...factLines(facts),
    ...messageLines("Your message", facts),
    ...(dashboard_url === null ? [] : [`See who received it: ${dashboard_url}`]),
    foot,
  ];
  const html = renderEmail(
    <EmailFrame
      title={subject}
      preview={previewOf(facts, "Your copy of what you sent.")}
      siteName={site_name}
      foot={foot}
    >
      <EmailOpening title={title}>{lead}</EmailOpening>
      <EmailFacts facts={sentTo.map(({ term, detail }) => ({ term, detail }))} />
      <EmailFacts facts={factsOf(facts).map(({ term, text: told }) => ({ term, detail: told }))} />
      {facts.message !== null && <EmailQuote label="Your message" text={facts.message} />}
      {dashboard_url !== null && <EmailButton href={dashboard_url}>See who received it</EmailButton>}
    </EmailFrame>,
  );
  return { subject, text: text.join("\n\n"), html };
}

function footOfCopy(site_name: string): string {
  return `You receive this because an enquiry with this email address was sent on ${site_name}. If it wasn’t you, you don’t need to do anything.`;
}

type Fact = { term: string; text: string; detail: ReactNode };

/** What the couple told besides its message, in the order in which a provider needs it. */
function factsOf({ couple_email, phone, ...told }: CoupleFacts): Fact[] {
  const { wedding_date, venue_location, guest_count, budget_range, services_interested } = told;
  const plain: [string, string | null][] = [
    ["Wedding date", wedding_date === null ? null : formatDate(wedding_date)],
    ["Venue location", venue_location],
    ["Guests", guest_count === null ? null : formatNumber(guest_count)],
    ["Budget for the wedding", budget_range === null ? null : sayBudget(budget_range)],
  ];
  return [
    ...plain.flatMap(([term, text]) => (text === null ? [] : [{ term, text, detail: text }])),
    ...(services_interested.length === 0 ? [] : [interestsOf(services_interested)]),
    ...(phone === null ? [] : [{ term: "Phone", text: phone.text, detail: <PhoneLinks phone={phone} /> }]),
    { term: "Email", text: couple_email, detail: <EmailLink href={mailto(couple_email)}>{couple_email}</EmailLink> },
  ];
}

/** One to a line: names of packages have commas of their own. */
function interestsOf(names: readonly string[]): Fact {
  const [only = ""] = names;
  const text = names.length === 1 ? only : names.map((name) => `\n- ${name}`).join("");
  return { term: "Interested in", text, detail: names.map((name) => <div key={name}>{name}</div>) };
}

function PhoneLinks({ phone: { text, href, whatsapp } }: { phone: PresentedPhone }) {
  return (
    <>
      <EmailLink href={href}>{text}</EmailLink>
      {whatsapp !== null && (
        <>
          {" or "}
          <EmailLink href={whatsapp}>WhatsApp</EmailLink>
        </>
      )}
    </>
  );
}

function factLines(facts: CoupleFacts): string[] {
  const lines = factsOf(facts).map(({ term, text }) => `${term}:${text.startsWith("\n") ? "" : " "}${text}`);
  return [lines.join("\n")];
}

function messageLines(label: string, { message }: CoupleFacts): string[] {
  if (message === null) return [];
  const quoted = message.split("\n").map((line) => `> ${line}`.trimEnd());
  return [`${label}:\n${quoted.join("\n")}`];
}

function previewOf({ wedding_date, venue_location, guest_count }: CoupleFacts, last: string): string {
  const guests = guest_count === null ? null : `${formatNumber(guest_count)} guests`;
  const known = [wedding_date === null ? null : formatDate(wedding_date), venue_location, guests].filter(
    (fact) => fact !== null,
  );
  return known.length === 0 ? last : `${known.join(", ")}. ${last}`;
}

/** The address stays readable but for what would end it. */
function mailto(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replaceAll("%40", "@");
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
