import { nationalPhone } from "../../providers/web/national-phone.ts";

export type PhoneLinks = {
  text: string;
  call: `tel:${string}`;
  whatsapp: `https://wa.me/${string}` | null;
};

/** 08x is mobile except 080, 086 and 087 (shared cost, internet). */
const mobileHere = /^\+27(?:6\d|7\d|8[1-5]|8[89])\d{7}$/;

/**
 * Takes E.164, shows South African numbers in national form. Foreign ones always get WhatsApp, because mobiles can't be
 * recognised.
 */
export function phoneLinks(e164: string): PhoneLinks {
  const text = nationalPhone(e164);
  const mayBeMobile = text === e164 || mobileHere.test(e164);
  return {
    text,
    call: `tel:${e164}`,
    whatsapp: mayBeMobile ? `https://wa.me/${e164.replaceAll(/\D/g, "")}` : null,
  };
}
