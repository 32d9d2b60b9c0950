import { button, facts as factsBlock, note, type WrittenEmail } from "../emails/write-blocks.ts";
import { writePlain } from "../emails/write-plain.ts";

type FarewellFacts = {
  site_name: string;
  /** Where the people who run the site are reached. */
  contact_email: string;
  /** As it was called; empty for a business that never got a name. */
  business_name: string;
};

/** The last email: the account is gone, and what of it stays. */
export function writeFarewell({ site_name, contact_email, business_name }: FarewellFacts): WrittenEmail {
  const subject = "Your account has been deleted";
  const what = business_name === "" ? "Your account" : `${business_name} and its account`;
  const lead = `${what} on ${site_name} ${business_name === "" ? "has" : "have"} been deleted: the profile, its pictures and every sign-in. Thank you for being part of it.`;
  const note =
    "Enquiries stay with the couples who sent them, with the name of the business. You are welcome to register again with this email address.";
  const foot = `You receive this because your account on ${site_name} was deleted. If that wasn’t you, please write to ${contact_email}.`;
  return writePlain(site_name, { subject, lead, note, foot });
}

type RestFacts = {
  site_name: string;
  contact_email: string;
  business_name: string;
  /** As it was called when it was verified. */
  verified_name: string;
  /** What is another since, in words. */
  changed: string;
  profile_url: string;
  dashboard_url: string;
  admin_url: string;
};

/** To the owner: the badge rests, why, and how it comes back. */
export function writeRests({
  site_name,
  contact_email,
  business_name,
  changed,
  dashboard_url,
}: RestFacts): WrittenEmail {
  return {
    site_name,
    subject: `${site_name}: your Verified badge rests`,
    title: "Your Verified badge rests",
    lead: `${business_name} changed: ${changed}. Your profile stays as it is, but couples don’t see the Verified badge or your tier until we, or six verified providers, confirm that it is still you.`,
    blocks: [
      button("Ask us to confirm", dashboard_url, `Your dashboard: ${dashboard_url}`),
      note(
        "If you didn’t change this, somebody else is in your account: change your password, and reply to this email.",
      ),
    ],
    foot: `You receive this because ${business_name} is listed on ${site_name}.`,
    replyTo: { name: site_name, address: contact_email },
  };
}

/** To the site: who is to be looked at. */
export function writeRestsToSite(facts: RestFacts): WrittenEmail {
  const { site_name, business_name, verified_name, changed, profile_url, admin_url } = facts;
  return {
    site_name,
    subject: `${site_name}: the verification of ${business_name} rests`,
    title: `${business_name} is to be confirmed`,
    lead: "A verified business changed who it is. Its badge rests until somebody confirms it in Badge Management, or six verified providers do.",
    blocks: [
      factsBlock([
        { term: "Verified as", text: verified_name },
        { term: "Business", text: business_name },
        { term: "Changed", text: changed },
      ]),
      button("See their profile", profile_url, `Their profile: ${profile_url}`),
      note(`Badge Management: ${admin_url}`),
    ],
    foot: `You receive this because this is the contact address of ${site_name}.`,
  };
}
