import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { LRUCache } from "lru-cache";
import { accountMessages } from "../contract/accounts/words.ts";

/** A phone number as people see and use it. */
export type PresentedPhone = {
  /** National form for South African numbers, `082 555 0142`; with the country code for others. */
  text: string;
  href: `tel:${string}`;
  /** A WhatsApp conversation; null for a number that can't be a mobile. */
  whatsapp: string | null;
};

/** South African numbers have nine digits behind +27, or behind the 0 that stands for it at home. */
const national_digits = 9;

/**
 * Reads a phone number as South Africans type it, or any other with its country code. E.164, or null if it is none. A
 * South African number with a digit missing is none, although the library takes some of those for valid.
 */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(bareNumber(text), { defaultCountry: "ZA", extract: false });
  if (!number?.isValid()) return null;
  return number.countryCallingCode !== "27" || number.nationalNumber.length === national_digits ? number.number : null;
}

/** Without signs that nobody sees, the kind of number before it, whose it is behind it, and what spreadsheets make of it. */
function bareNumber(text: string): string {
  const typed = text
    .replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, "")
    .trim()
    .replace(/^="(.*)"$/, "$1")
    .replace(/^\p{L}[\p{L} .]{0,20}:/u, "")
    .replace(/\([^()\d]*\p{L}[^()\d]*\)$/u, "");
  // 2.7825550142E+10 has all its digits; one that is rounded has not
  const [, one, more = "", tens] = /^(\d)[.,](\d+)E\+?(\d+)$/i.exec(typed) ?? [];
  if (one === undefined || more.length !== Number(tens)) return typed;
  return more.length + 1 === national_digits ? `0${one}${more}` : `+${one}${more}`;
}

/** What is said of a phone number that can't be read: how many digits a South African one lacks, where that is it. */
export function phoneFault(text: string): string {
  const typed = /^\s*\(?(?:\+27|0027|0(?!0))[\d\s().-]*$/.test(text) ? text.replaceAll(/\D/g, "") : "";
  const national = typed.replace(/^(?:0027|27|0)/, "");
  if (national === "" || national.length === national_digits) return accountMessages.phone_unreadable;
  const digits = national.length + 1;
  return `A South African phone number has ten digits, such as 082 555 0142: this one has ${digits}.`;
}

/** The site's own stands at the foot of every page. */
const presented = new LRUCache<string, PresentedPhone>({ max: 1_000, memoMethod: present });

/** How a stored number (E.164) is shown. */
export function presentPhone(e164: string): PresentedPhone {
  return presented.memo(e164);
}

function present(e164: string): PresentedPhone {
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
