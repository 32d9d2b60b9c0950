import { badgeNames } from "../../contract/badges/badge-names.ts";
import type { presetBadges } from "../../contract/badges/calls.ts";
import { formatDate } from "../../contract/format.ts";
import type { ImportedPage } from "../../contract/invitations/schema.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { factsBlock, sureButton, type EmailFact, type WrittenEmail } from "../emails/content/write-blocks.ts";
import { writeTo } from "../emails/content/write-contact.ts";

type InvitationFacts = {
  site_name: string;
  contact_email: string;
  name: string;
  email: string;
  preset_badges: readonly (typeof presetBadges)[number][];
  recommended_by_name: string | null;
  expires_at: Date;
  link: string;
};

/** Lists the badges that registering grants [emails-8]. */
export function writeInvitation(facts: InvitationFacts): WrittenEmail {
  const { site_name, contact_email, name, email, preset_badges, recommended_by_name, expires_at, link } = facts;
  const subject =
    recommended_by_name === null
      ? `You are invited to ${site_name}`
      : `${recommended_by_name} recommends you for ${site_name}`;
  const lead = `${recommended_by_name === null ? "We" : `${recommended_by_name} recommended you, and we`} would love to have your business on ${site_name}, the South African wedding directory. Couples find photographers, venues, caterers and everyone else they need there, and write to them directly. A profile is free, and you decide when couples can see it.`;
  const until = formatDate(southAfricanTime(expires_at));
  const badges = preset_badges.map((badge) => badgeNames[badge]).join(", ");
  const details: EmailFact[] = [
    ...(badges === ""
      ? []
      : [{ term: "Included for you", text: `${badges} ${preset_badges.length === 1 ? "badge" : "badges"}` }]),
    { term: "Register with", text: email },
    { term: "Valid until", text: until },
  ];
  return {
    site_name,
    subject,
    title: `${name}, you are invited`,
    lead,
    blocks: [
      factsBlock(details),
      ...sureButton("Register your business", link, "The invitation is for this email address and can be used once."),
    ],
    footerContent: `You’re receiving this email because you were invited to ${site_name}. If you’re not interested, just ignore this email: you won’t be registered.${writeTo(contact_email, "Questions? Write to")}`,
  };
}

type ClaimFacts = Omit<InvitationFacts, "preset_badges" | "recommended_by_name"> & { page: ImportedPage };

/** Lets an imported business claim its page or have it removed [moving-6]. */
export function writeClaim({ site_name, contact_email, email, expires_at, link, page }: ClaimFacts): WrittenEmail {
  const { business_name, source, categories, city, province } = page;
  const where = [city, province].filter((name) => name !== null && name !== "").join(", ");
  const details: EmailFact[] = [
    { term: "Your listing", text: business_name },
    ...(categories.length === 0 ? [] : [{ term: "As", text: categories.join(", ") }]),
    ...(where === "" ? [] : [{ term: "In", text: where }]),
    { term: "For", text: email },
    { term: "Valid until", text: formatDate(southAfricanTime(expires_at)) },
  ];
  return {
    site_name,
    subject: `Your page on ${site_name} is ready`,
    title: `${business_name}: claim your page`,
    lead: `Your listing on ${source} was imported into ${site_name}, the South African wedding directory. Nobody can see it yet. View it, claim it free of charge, edit it and publish it when you’re ready. Or remove it with one click.`,
    blocks: [
      factsBlock(details),
      ...sureButton("See your page", link, "The link shows what we have stored, and lets you remove it."),
    ],
    footerContent: `You’re receiving this email once, because ${source} lists ${email} for this business. If you do nothing, your listing stays hidden and is deleted.${writeTo(contact_email, "Questions? Write to")}`,
  };
}
