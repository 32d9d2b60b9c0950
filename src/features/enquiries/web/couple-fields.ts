import type { Couple } from "../../../contract/couples/schema.ts";
import { phoneLinks } from "../../conversations/web/phone-links.ts";

/** As text; empty if unknown. */
export type CoupleFieldValues = {
  couple_name: string;
  couple_email: string;
  couple_phone: string;
  wedding_date: string;
  venue_name: string;
  venue_location: string;
  guest_count: string;
};

/** A stored record may lack any field. */
export function coupleFields(couple: Partial<Record<keyof Couple, unknown>>): CoupleFieldValues {
  const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value).trim() : "");
  const partners = [text(couple.partner1_name), text(couple.partner2_name)].filter((name) => name !== "");
  return {
    couple_name: partners.join(" & ") || text(couple.name),
    couple_email: text(couple.email),
    couple_phone: phoneLinks(text(couple.phone)).text,
    wedding_date: text(couple.wedding_date),
    venue_name: text(couple.venue_name),
    venue_location: text(couple.venue_location),
    guest_count: text(couple.guest_count),
  };
}
