import type { WrittenEmail } from "./write-blocks.ts";

/** Empty without a contact address [admin-44]. */
export function writeTo(contact_email: string, sentence: string): string {
  return contact_email === "" ? "" : ` ${sentence} ${contact_email}.`;
}

/** Replies go to the contact address, or to the sender's address without one. */
export function repliesTo(site_name: string, contact_email: string): Pick<WrittenEmail, "replyTo"> {
  return contact_email === "" ? {} : { replyTo: { name: site_name, address: contact_email } };
}
