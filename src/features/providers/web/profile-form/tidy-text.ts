import { formatNumber } from "../../../../contract/format.ts";
import { readTypedNumber } from "../../../../contract/providers/profile-numbers.ts";
import { formatCents } from "../../../../contract/rand-and-cents.ts";
import { isNetworkField, readNetworkAddress, readWebAddress } from "../../../../contract/web-addresses.ts";
import { profileFields } from "./profile-fields.ts";
import type { TypedName } from "./profile-values.ts";

/** On blur: grouped amounts (`8 500`), rates with cents (`7,50`), full addresses. Invalid text stays. */
export function tidyText(name: TypedName, typed: string): string {
  const { kind } = profileFields[name];
  if (kind === "text" || typed.trim() === "") return typed;
  if (isNetworkField(name)) return readNetworkAddress(name, typed) ?? typed;
  if (kind === "address") return readWebAddress(typed) ?? typed;
  const number = readTypedNumber(kind, typed);
  if (number === null) return typed;
  if (kind === "rate") return formatCents(number);
  return kind === "rand" || kind === "price" ? formatNumber(number) : String(number);
}
