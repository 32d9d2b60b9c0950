import type { WrittenEmail } from "./write-blocks.ts";

/** A sentence that ends in the site's contact address, behind what stands before it; nothing while there is none [admin-44]. */
export function writeTo(contact_email: string, sentence: string): string {
  return contact_email === "" ? "" : ` ${sentence} ${contact_email}.`;
}

/** Answers go to the site's contact address; while there is none, to the address that the email is from. */
export function repliesTo(site_name: string, contact_email: string): Pick<WrittenEmail, "replyTo"> {
  return contact_email === "" ? {} : { replyTo: { name: site_name, address: contact_email } };
}
