import { formatDate } from "../format.ts";

type Hello = {
  /** Who is written to. */
  to: string;
  site_name: string;
  /** What they do, where it is known. */
  category?: string | null | undefined;
  /** Who writes, the date and the place of the wedding, where they are told. */
  from?: string | null | undefined;
  date?: string | null | undefined;
  venue?: string | null | undefined;
};

/** The first message of a couple to a business in WhatsApp, written out [conversations-25]. */
export function sayHello({ to, site_name, category, from, date, venue }: Hello): string {
  const found = `Hello ${to}, we found you on ${site_name}${category ? ` (${category})` : ""}.`;
  const when = date ? ` on ${formatDate(date)}` : "";
  const wedding = date || venue ? ` Our wedding is${when}${venue ? ` in ${venue}` : ""}.` : "";
  return `${found}${from ? ` This is ${from}.` : ""}${wedding} Could we talk about our day?`;
}

/** The first message of a business to a couple that asked it, written out. */
export function sayHelloBack({ to, from, site_name, date }: Hello): string {
  return `Hello ${to}, this is ${from ?? ""}. You wrote to us on ${site_name}${date ? ` about your wedding on ${formatDate(date)}` : ""}.`;
}

/** A conversation in WhatsApp with a number (E.164), begun with a text that is still to be sent there. */
export function whatsAppAddress(e164: string, text: string): `https://wa.me/${string}` {
  return `https://wa.me/${e164.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
