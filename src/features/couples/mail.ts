import type { WrittenEmail } from "../emails/content/write-blocks.ts";
import { writeTo } from "../emails/content/write-contact.ts";
import { writePlain } from "../emails/content/write-plain.ts";

type FarewellFacts = {
  site_name: string;
  contact_email: string;
  /** The wedding continues with an editor. */
  is_handed: boolean;
};

export function writeCoupleFarewell({ site_name, contact_email, is_handed }: FarewellFacts): WrittenEmail {
  const subject = "Your account has been deleted";
  const details = is_handed
    ? "along with your login details. The wedding continues with the people who share it."
    : "along with your wedding details, your favourites and your login details.";
  const lead = `Your account on ${site_name} has been deleted, ${details} We wish you a beautiful day.`;
  const note =
    "Enquiries stay with the providers who received them, with what you wrote in them, because they may have answered you. You are welcome to register again with this email address.";
  const footerContent = `You’re receiving this email because your account on ${site_name} was deleted.${writeTo(contact_email, "If that wasn’t you, please write to")}`;
  return writePlain(site_name, { subject, lead, note, footerContent });
}
