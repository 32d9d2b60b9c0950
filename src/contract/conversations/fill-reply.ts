import { formatDate } from "../format.ts";
import { replyFields, type ReplyField } from "./calls.ts";

const field = /\{(\w+)\}/g;

export type PlaceholderValues = { couple_name: string; wedding_date: string | null; venue_location: string | null };

/** Fields without a value in the enquiry get general words. */
export function fillReply(text: string, { couple_name, wedding_date, venue_location }: PlaceholderValues): string {
  const known: Record<ReplyField, string | null> = {
    couple: couple_name,
    date: wedding_date && formatDate(wedding_date),
    venue: venue_location,
  };
  return text.replaceAll(field, (placeholder, name: string) =>
    isField(name) ? known[name] || replyFields[name] : placeholder,
  );
}

/** Whether every text in braces is a known field. */
export function hasOnlyFields(text: string): boolean {
  return [...text.matchAll(field)].every(([, name = ""]) => isField(name));
}

function isField(name: string): name is ReplyField {
  return Object.hasOwn(replyFields, name);
}
