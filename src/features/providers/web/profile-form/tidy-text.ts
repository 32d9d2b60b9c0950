import { formatNumber } from "../../../../contract/format.ts";
import { readWholeNumber } from "../../../../contract/typed-numbers.ts";
import { isNetworkField, readNetworkAddress, readWebAddress } from "../../../../contract/web-addresses.ts";
import { profileFields } from "./profile-fields.ts";
import type { TypedName } from "./profile-values.ts";

/**
 * What a line shows once it is left: amounts in groups (`8 500`), other numbers as digits, handles and addresses as whole
 * addresses. What can't be read stays as it was typed.
 */
export function tidyText(name: TypedName, typed: string): string {
  const { kind } = profileFields[name];
  if (kind === "text" || typed.trim() === "") return typed;
  if (isNetworkField(name)) return readNetworkAddress(name, typed) ?? typed;
  if (kind === "address") return readWebAddress(typed) ?? typed;
  const number = readWholeNumber(typed);
  if (number === null) return typed;
  return kind === "rand" ? formatNumber(number) : String(number);
}
