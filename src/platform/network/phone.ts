import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { LRUCache } from "lru-cache";
import { accountMessages } from "../../contract/accounts/calls.ts";

export type PresentedPhone = {
  /** National form for South African numbers, `082 555 0142`; with country code for others. */
  text: string;
  href: `tel:${string}`;
  /** Null for a number that can't be a mobile. */
  whatsapp: string | null;
};

/** After +27, or after the leading 0. */
const national_digits = 9;

/** E.164; null if invalid. Stricter than the library, which accepts some South African numbers with a missing digit. */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(bareNumber(text), { defaultCountry: "ZA", extract: false });
  if (!number?.isValid()) return null;
  return number.countryCallingCode !== "27" || number.nationalNumber.length === national_digits ? number.number : null;
}

function bareNumber(text: string): string {
  const typed = text
    .replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, "")
    .trim()
    .replace(/^="(.*)"$/, "$1")
    // marks of spreadsheets
    .replaceAll(/^'|(?<=^\d+)\.0$/g, "")
    .replace(/^\p{L}[\p{L} ./]{0,20}:\s*/u, "")
    .replace(/\([^()\d]*\p{L}[^()\d]*\)$/u, "");
  // accepts 2.7825550142E+10, which has all digits, but no rounded number
  const [, one, more = "", tens] = /^(\d)[.,](\d+)E\+?(\d+)$/i.exec(typed) ?? [];
  if (one === undefined || more.length !== Number(tens)) return typed;
  return more.length + 1 === national_digits ? `0${one}${more}` : `+${one}${more}`;
}

export function phoneError(text: string): string {
  const typed = /^\s*\(?(?:\+27|0027|0(?!0))[\d\s().-]*$/.test(text) ? text.replaceAll(/\D/g, "") : "";
  const national = typed.replace(/^(?:0027|27|0)/, "");
  if (national === "" || national.length === national_digits) return accountMessages.phone_unreadable;
  const digits = national.length + 1;
  return `A South African phone number has ten digits, such as 082 555 0142: this one has ${digits}.`;
}

/** Cached because the footer shows one on every page. */
const presented = new LRUCache<string, PresentedPhone>({ max: 1_000, memoMethod: present });

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
