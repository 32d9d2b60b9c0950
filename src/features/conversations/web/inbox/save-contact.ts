import VCardFile from "vcard-creator";
import { saveFile } from "../../../../client/call/save-file.ts";
import type { Conversation } from "../../../../contract/conversations/schema.ts";
import { formatDate } from "../../../../contract/format.ts";

type Contact = Pick<Conversation, "couple_name" | "wedding_date" | "venue_location" | "enquiry">;

/** vCard 3.0 (RFC 2426), which phones and mail programs read. */
export function contactOf({ couple_name, wedding_date, venue_location, enquiry }: Contact): string {
  const card = new VCardFile();
  card.addName({ givenName: couple_name });
  if (enquiry.couple_email !== "") card.addEmail({ address: enquiry.couple_email });
  if (enquiry.couple_phone !== null) card.addPhoneNumber({ number: enquiry.couple_phone });
  const wedding = [wedding_date && formatDate(wedding_date), venue_location].filter(Boolean).join(", ");
  if (wedding !== "") card.addNote(`Wedding: ${wedding}`);
  return card.toString();
}

export function saveContact(contact: Contact): void {
  const name = contact.couple_name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "couple";
  saveFile(`${name}.vcf`, new Blob([contactOf(contact)], { type: "text/vcard;charset=utf-8" }));
}
