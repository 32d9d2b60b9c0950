import type { WrittenEmail } from "../emails/write-blocks.ts";
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
