import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A phone number as people see and use it. */
export type PresentedPhone = {
  /** National form for South African numbers, `082 555 0142`; with the country code for others. */
  text: string;
  href: `tel:${string}`;
  /** A WhatsApp conversation; null for a number that can't be a mobile. */
  whatsapp: string | null;
};

/** Reads a phone number as South Africans type it, or any other with its country code. E.164, or null if it is none. */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: "ZA", extract: false });
  return number?.isValid() ? number.number : null;
}

/** How a stored number (E.164) is shown. */
export function presentPhone(e164: string): PresentedPhone {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return { text: e164, href: `tel:${e164}`, whatsapp: null };
  const type = number.getType();
  const mayBeMobile = type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
  return {
    text: number.country === "ZA" ? number.formatNational() : number.formatInternational(),
    href: `tel:${number.number}`,
    whatsapp: mayBeMobile ? `https://wa.me/${number.number.slice(1)}` : null,
  };
}
