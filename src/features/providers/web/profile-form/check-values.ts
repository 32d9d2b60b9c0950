import { accountMessages } from "../../../../contract/accounts/words.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import { profileNumbers, readTypedNumber, type NumberBounds } from "../../../../contract/profile-numbers.ts";
import { readWholeNumber } from "../../../../contract/typed-numbers.ts";
import {
  isNetworkField,
  networkUnreadable,
  readNetworkAddress,
  readWebAddress,
  web_address_unreadable,
} from "../../../../contract/web-addresses.ts";
import { faultInHours } from "./business-hours.ts";
import { areContiguous } from "./price-tiers.ts";
import { fieldNames, profileFields, type FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";
import { unaskedFields } from "./unasked-fields.ts";

export type Faults = Partial<Record<FieldName, string>>;

const required = ["business_name", "contact_person", "phone"] as const satisfies readonly FieldName[];

/** The server checks phone numbers. Hidden fields have no faults, which would block every save. */
export function checkValues(values: ProfileValues): Faults {
  const faults = faultsOfAll(values);
  for (const name of unaskedFields(values)) delete faults[name];
  return faults;
}

export function hiddenFaults(values: ProfileValues): FieldName[] {
  const faults = faultsOfAll(values);
  // the server checks any amount against 100 when the deposit is a share
  const isAmountForShare = values.deposit_type !== "fixed" && (readWholeNumber(values.deposit_value) ?? 0) > 100;
  return unaskedFields(values).filter(
    (name) => faults[name] !== undefined || (name === "deposit_value" && isAmountForShare),
  );
}

function faultsOfAll(values: ProfileValues): Faults {
  const faults: Faults = {};
  for (const name of fieldNames) {
    const fault = faultOf(name, values[name]);
    if (fault !== null) faults[name] = fault;
  }
  for (const name of required) if (values[name].trim() === "") faults[name] = accountMessages.fill_required_fields;
  if (!areContiguous(values.price_range)) faults.price_range = dashboardMessages.price_tiers_apart;
  if (!faults.price_from && !faults.price_to && isAbove(values.price_from, values.price_to)) {
    faults.price_to = dashboardMessages.price_to_too_low;
  }
  const hours = faultInHours(values.business_hours);
  if (hours !== null) faults.business_hours = hours;
  return faults;
}

function faultOf(name: FieldName, value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return null;
  if (isNetworkField(name)) return readNetworkAddress(name, text) === null ? networkUnreadable(name) : null;
  const { kind } = profileFields[name];
  if (kind === "address") return readWebAddress(text) === null ? web_address_unreadable : null;
  return Object.hasOwn(profileNumbers, kind)
    ? faultInNumber(readTypedNumber(kind, text), profileNumbers[kind as keyof typeof profileNumbers])
    : null;
}

function faultInNumber(number: number | null, { min, max, sentence, tooHigh = sentence }: NumberBounds): string | null {
  if (number === null || number < min) return sentence;
  return number > max ? tooHigh : null;
}

function isAbove(from: string, to: string): boolean {
  const [low, high] = [readWholeNumber(from), readWholeNumber(to)];
  return low !== null && high !== null && low > high;
}

export function faultsByField(fields: Record<string, string>): Faults {
  const faults: Faults = {};
  for (const [path, sentence] of Object.entries(fields)) {
    const name = fieldNames.find((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`));
    if (name) faults[name] ??= sentence;
  }
  return faults;
}

/** For the focus: the current tab's faults first, then in tab order. */
export function faultsInOrder(names: readonly string[], shown: string): FieldName[] {
  const there = fieldNames.filter((name) => names.includes(name));
  const isHere = (name: FieldName) => profileFields[name].tab === shown;
  return [...there.filter(isHere), ...there.filter((name) => !isHere(name))];
}

export function faultsByTab(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of fieldNames) {
    const { tab } = profileFields[name];
    if (names.includes(name)) counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}
