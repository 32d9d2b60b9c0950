import { formatDate } from "../format.ts";
import { replyFields, type ReplyField } from "./reply-words.ts";

const field = /\{(\w+)\}/g;

/** What a reply's fields are filled in from. */
export type Wedding = { couple_name: string; wedding_date: string | null; venue_location: string | null };

/** A saved reply as it is sent: its fields filled in from the enquiry, in words where that does not tell them. */
export function fillReply(text: string, { couple_name, wedding_date, venue_location }: Wedding): string {
  const known: Record<ReplyField, string | null> = {
    couple: couple_name,
    date: wedding_date && formatDate(wedding_date),
    venue: venue_location,
  };
  return text.replaceAll(field, (whole, name: string) => (isField(name) ? known[name] || replyFields[name] : whole));
}

/** Whether all that stands in braces is a field. */
export function hasOnlyFields(text: string): boolean {
  return [...text.matchAll(field)].every(([, name = ""]) => isField(name));
}

function isField(name: string): name is ReplyField {
  return Object.hasOwn(replyFields, name);
}
