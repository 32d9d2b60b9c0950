import { presentPhone } from "../../../platform/network/phone.ts";
import type { Side } from "../rules.ts";
import type { Result } from "../store.ts";

/** E.164: the first possible mobile number that the other side gave; null for none. */
export function whatsAppOf(
  { provider_numbers, couple_phone }: Pick<Result, "provider_numbers" | "couple_phone">,
  side: Side,
): string | null {
  const given = side === "couple" ? provider_numbers : [couple_phone];
  return given.find((number) => number && presentPhone(number).whatsapp !== null) ?? null;
}
