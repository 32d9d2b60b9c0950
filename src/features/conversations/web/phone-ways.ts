import { nationalPhone } from "../../providers/web/national-phone.ts";

/** How a couple's number is shown and used. */
export type PhoneWays = {
  text: string;
  call: `tel:${string}`;
  /** A WhatsApp conversation; null for a number that can't be a mobile. */
  whatsapp: `https://wa.me/${string}` | null;
};

/** South African mobiles begin with 6, 7 or 8, but for shared-cost and internet numbers (080, 086, 087). */
const mobileHere = /^\+27(?:6\d|7\d|8[1-5]|8[89])\d{7}$/;

/**
 * Shows a stored number (E.164): South African ones in national form, others with their country code. Numbers of other
 * countries can't be told apart here, so they get a WhatsApp link too.
 */
export function phoneWays(e164: string): PhoneWays {
  const text = nationalPhone(e164);
  const mayBeMobile = text === e164 || mobileHere.test(e164);
  return {
    text,
    call: `tel:${e164}`,
    whatsapp: mayBeMobile ? `https://wa.me/${e164.replaceAll(/\D/g, "")}` : null,
  };
}
