import { formatDate } from "../format.ts";

type Hello = {
  to: string;
  site_name: string;
  category?: string | null | undefined;
  from?: string | null | undefined;
  date?: string | null | undefined;
  venue?: string | null | undefined;
};

/** Rule [conversations-25]. */
export function formatGreeting({ to, site_name, category, from, date, venue }: Hello): string {
  const result = `Hello ${to}, we found you on ${site_name}${category ? ` (${category})` : ""}.`;
  const when = date ? ` on ${formatDate(date)}` : "";
  const wedding = date || venue ? ` Our wedding is${when}${venue ? ` in ${venue}` : ""}.` : "";
  return `${result}${from ? ` This is ${from}.` : ""}${wedding} Could we talk about our day?`;
}

export function formatGreetingReply({ to, from, site_name, date }: Hello): string {
  return `Hello ${to}, this is ${from ?? ""}. You wrote to us on ${site_name}${date ? ` about your wedding on ${formatDate(date)}` : ""}.`;
}

/** The number is E.164; the text is prefilled, not sent. */
export function whatsAppAddress(e164: string, text: string): `https://wa.me/${string}` {
  return `https://wa.me/${e164.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
