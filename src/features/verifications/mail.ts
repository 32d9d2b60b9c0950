import { button, factsBlock, noteBlock, quoteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";
import { repliesTo } from "../emails/content/write-contact.ts";

type RequestedFacts = {
  site_name: string;
  business_name: string;
  contact_person: string;
  email: string;
  motivation: string;
  profile_url: string;
};

export function writeRequested(facts: RequestedFacts): WrittenEmail {
  const { site_name, business_name, contact_person, email, motivation, profile_url } = facts;
  return {
    site_name,
    subject: `${site_name}: ${business_name} asks to be verified`,
    title: `${business_name} asks to be verified`,
    lead: "Reply to this email and your answer goes straight to them.",
    blocks: [
      factsBlock([
        { term: "Business", text: business_name },
        { term: "Contact person", text: contact_person },
        { term: "Email", text: email },
      ]),
      ...quoteBlock("Their motivation", motivation),
      button("See their profile", profile_url, `Their profile: ${profile_url}`),
    ],
    footerContent: `You’re receiving this email because you run ${site_name}.`,
    replyTo: { name: business_name, address: email },
  };
}

type NotYetFacts = {
  site_name: string;
  contact_email: string;
  business_name: string;
  reason: string | null;
  dashboard_url: string;
};

export function writeNotYet(facts: NotYetFacts): WrittenEmail {
  const { site_name, contact_email, business_name, reason, dashboard_url } = facts;
  return {
    site_name,
    subject: `${site_name}: about your request to be verified`,
    title: "Not verified yet",
    lead: `Thank you for asking. We read your request for ${business_name}, and one thing is missing before we can verify it.`,
    blocks: [
      ...quoteBlock("What is missing", reason, { has_label_in_text: false }),
      button("Your dashboard", dashboard_url, `Your dashboard: ${dashboard_url}`),
      noteBlock("You can ask again from your dashboard, once a week. If anything is unclear, reply to this email."),
    ],
    footerContent: `You’re receiving this email because ${business_name} asked ${site_name} to be verified.`,
    ...repliesTo(site_name, contact_email),
  };
}
