import { presentPhone } from "../../platform/phone.ts";
import type { Side } from "./rules.ts";
import type { Found } from "./store.ts";

/** The number (E.164) by which WhatsApp reaches the other side of a conversation: the first that can be a mobile of those it gave; null for none. */
export function whatsAppOf(
  { provider_numbers, couple_phone }: Pick<Found, "provider_numbers" | "couple_phone">,
  side: Side,
): string | null {
  const given = side === "couple" ? provider_numbers : [couple_phone];
  return given.find((number) => number && presentPhone(number).whatsapp !== null) ?? null;
}
