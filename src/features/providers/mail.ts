import { button, factsBlock, noteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";
import { repliesTo, writeTo } from "../emails/content/write-contact.ts";
import { writePlain } from "../emails/content/write-plain.ts";

type FarewellFacts = {
  site_name: string;
  contact_email: string;
  business_name: string;
};

export function writeFarewell({ site_name, contact_email, business_name }: FarewellFacts): WrittenEmail {
  const subject = "Your account has been deleted";
  const what = business_name === "" ? "Your account" : `${business_name} and its account`;
  const lead = `${what} on ${site_name} ${business_name === "" ? "has" : "have"} been deleted: the profile, its pictures and your login details. Thank you for being part of it.`;
  const note =
    "Enquiries stay with the couples who sent them, with the name of the business. You are welcome to register again with this email address.";
  const footerContent = `You’re receiving this email because your account on ${site_name} was deleted.${writeTo(contact_email, "If that wasn’t you, please write to")}`;
  return writePlain(site_name, { subject, lead, note, footerContent });
}

type RestFacts = {
  site_name: string;
  contact_email: string;
  business_name: string;
  verified_name: string;
  changed: string;
  profile_url: string;
  dashboard_url: string;
  admin_url: string;
};

export function writeRests({
  site_name,
  contact_email,
  business_name,
  changed,
  dashboard_url,
}: RestFacts): WrittenEmail {
  return {
    site_name,
    subject: `${site_name}: your Verified badge is paused`,
    title: "Your Verified badge is paused",
    lead: `${business_name} changed: ${changed}. Your profile stays as it is, but couples don’t see the Verified badge or your tier until we, or six verified providers, confirm it’s still you.`,
    blocks: [
      button("Ask us to confirm", dashboard_url, `Your dashboard: ${dashboard_url}`),
      noteBlock(
        "If you didn’t change this, somebody else is in your account: change your password, and reply to this email.",
      ),
    ],
    footerContent: `You’re receiving this email because ${business_name} is listed on ${site_name}.`,
    ...repliesTo(site_name, contact_email),
  };
}

export function writeRestsToSite(facts: RestFacts): WrittenEmail {
  const { site_name, business_name, verified_name, changed, profile_url, admin_url } = facts;
  return {
    site_name,
    subject: `${site_name}: the verification of ${business_name} is paused`,
    title: `Please confirm ${business_name}`,
    lead: "A verified provider changed its identity. Its badge is paused until someone confirms it in Badge Management, or six verified providers do.",
    blocks: [
      factsBlock([
        { term: "Verified as", text: verified_name },
        { term: "Business", text: business_name },
        { term: "Changed", text: changed },
      ]),
      button("See their profile", profile_url, `Their profile: ${profile_url}`),
      noteBlock(`Badge Management: ${admin_url}`),
    ],
    footerContent: `You’re receiving this email because you run ${site_name}.`,
  };
}

type StatusFacts = FarewellFacts & { dashboard_url: string };

export function writeSuspended({
  site_name,
  contact_email,
  business_name,
  dashboard_url,
  reason,
}: StatusFacts & { reason: string }): WrittenEmail {
  return writePlain(site_name, {
    subject: "Your profile has been suspended",
    lead: `We have suspended ${business_name} on ${site_name}. Our reason: ${reason}`,
    action: { label: "Open your dashboard", href: dashboard_url },
    note: `You can still log in, read your enquiries and edit your profile, but you can’t publish it until we lift this.${writeTo(contact_email, "If you think we are wrong, write to")}`,
    footerContent: `You’re receiving this email because your business is registered on ${site_name}.`,
  });
}

export function writeRestored({ site_name, business_name, dashboard_url }: StatusFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: "Your profile is no longer suspended",
    lead: `You can publish ${business_name} on ${site_name} again.`,
    action: { label: "Publish your profile", href: dashboard_url },
    note: "Couples see your profile again once you publish it.",
    footerContent: `You’re receiving this email because your business is registered on ${site_name}.`,
  });
}

type ChangeFacts = {
  site_name: string;
  change: SuperAdminChange;
  name: string;
  doer_name: string;
  admins_url: string;
};

const changeTexts = {
  named: { subject: "A super admin was named", lead: "made a super admin" },
  demoted: { subject: "A super admin was demoted", lead: "is no longer a super admin, and was logged out" },
  signed_out: { subject: "A super admin was logged out", lead: "was logged out everywhere" },
  factors_removed: {
    subject: "A super admin’s second factor was removed",
    lead: "has no second factor any more, and was logged out",
  },
} as const;
type SuperAdminChange = keyof typeof changeTexts;
export const superAdminChanges = Object.keys(changeTexts) as [SuperAdminChange, ...SuperAdminChange[]];

export function writeSuperAdminsChanged({ site_name, change, name, doer_name, admins_url }: ChangeFacts): WrittenEmail {
  const { subject, lead } = changeTexts[change];
  return writePlain(site_name, {
    subject,
    lead:
      change === "named"
        ? `${name} was ${lead} of ${site_name} by ${doer_name}.`
        : `${name} ${lead}. It was done by ${doer_name}.`,
    action: { label: "View the super admins", href: admins_url },
    note: "If none of you did this, log out the account that did it, demote it and set new passwords.",
    footerContent: `You’re receiving this email because you run ${site_name}, or did until now.`,
  });
}
