import { button, noteBlock, quoteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";
import { repliesTo } from "../emails/content/write-contact.ts";

type GrantedFacts = { site_name: string; business_name: string; profile_url: string; by_the_site: boolean };

/** Vouched for by six, or by an admin [emails-7]. */
export function writeGranted({ site_name, business_name, profile_url, by_the_site }: GrantedFacts): WrittenEmail {
  const who = by_the_site ? `${site_name} has verified` : "Six verified providers have vouched for";
  return {
    site_name,
    subject: `${site_name}: your business is verified`,
    title: "Your business is verified",
    lead: `${who} ${business_name}. Couples see it on your profile and in every list.`,
    blocks: [
      button("See your profile", profile_url, `Your profile: ${profile_url}`),
      noteBlock("You can verify other businesses that you know to be genuine: open their profile and press Verify."),
    ],
    footerContent: `You’re receiving this email because ${business_name} is listed on ${site_name}.`,
  };
}

type EndedFacts = {
  site_name: string;
  contact_email: string;
  business_name: string;
  reason: string | null;
};

export function writeVerificationEnded({ site_name, contact_email, business_name, reason }: EndedFacts): WrittenEmail {
  return {
    site_name,
    subject: `${site_name}: your business is no longer shown as verified`,
    title: "Your Verified badge was removed",
    lead: `We have removed the Verified badge from ${business_name}. Nothing else about your profile has changed.`,
    blocks: [
      ...quoteBlock("The reason", reason, { has_label_in_text: false }),
      noteBlock("If you think this is a mistake, reply to this email. A person reads every answer."),
    ],
    footerContent: `You’re receiving this email because ${business_name} is listed on ${site_name}.`,
    ...repliesTo(site_name, contact_email),
  };
}
