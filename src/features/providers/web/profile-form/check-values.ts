import { accountMessages } from "../../../../contract/accounts/calls.ts";
import { areContiguous } from "../../../../contract/choices.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import { profileNumbers, readTypedNumber, type NumberBounds } from "../../../../contract/providers/profile-numbers.ts";
import { parseInteger } from "../../../../contract/typed-numbers.ts";
import {
  isNetworkField,
  networkUnreadable,
  readNetworkAddress,
  readWebAddress,
  web_address_unreadable,
} from "../../../../contract/web-addresses.ts";
import { hoursError } from "./fields/business-hours.ts";
import { hiddenFields } from "./fields/hidden-fields.ts";
import { fieldNames, profileFields, type FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";

export type ProfileFieldErrors = Partial<Record<FieldName, string>>;

const required = ["business_name", "contact_person", "phone"] as const satisfies readonly FieldName[];

/** The server checks phone numbers. Hidden fields have no errors, which would block every save. */
export function checkValues(values: ProfileValues): ProfileFieldErrors {
  const fieldErrors = allErrors(values);
  for (const name of hiddenFields(values)) delete fieldErrors[name];
  return fieldErrors;
}

export function hiddenErrors(values: ProfileValues): FieldName[] {
  const fieldErrors = allErrors(values);
  // the server checks any amount against 100 when the deposit is a share
  const isAmountForShare = values.deposit_type !== "fixed" && (parseInteger(values.deposit_value) ?? 0) > 100;
  return hiddenFields(values).filter(
    (name) => fieldErrors[name] !== undefined || (name === "deposit_value" && isAmountForShare),
  );
}

function allErrors(values: ProfileValues): ProfileFieldErrors {
  const fieldErrors: ProfileFieldErrors = {};
  for (const name of fieldNames) {
    const error = errorOf(name, values[name]);
    if (error !== null) fieldErrors[name] = error;
  }
  for (const name of required) if (values[name].trim() === "") fieldErrors[name] = accountMessages.fill_required_fields;
  if (!areContiguous(values.price_range)) fieldErrors.price_range = dashboardMessages.price_tiers_not_adjacent;
  if (!fieldErrors.price_from && !fieldErrors.price_to && isAbove(values.price_from, values.price_to)) {
    fieldErrors.price_to = dashboardMessages.price_to_too_low;
  }
  const hours = hoursError(values.business_hours);
  if (hours !== null) fieldErrors.business_hours = hours;
  return fieldErrors;
}

function errorOf(name: FieldName, value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return null;
  if (isNetworkField(name)) return readNetworkAddress(name, text) === null ? networkUnreadable(name) : null;
  const { kind } = profileFields[name];
  if (kind === "address") return readWebAddress(text) === null ? web_address_unreadable : null;
  return Object.hasOwn(profileNumbers, kind)
    ? numberError(readTypedNumber(kind, text), profileNumbers[kind as keyof typeof profileNumbers])
    : null;
}

function numberError(number: number | null, { min, max, sentence, tooHigh = sentence }: NumberBounds): string | null {
  if (number === null || number < min) return sentence;
  return number > max ? tooHigh : null;
}

function isAbove(from: string, to: string): boolean {
  const [low, high] = [parseInteger(from), parseInteger(to)];
  return low !== null && high !== null && low > high;
}

export function errorsByField(fields: Record<string, string>): ProfileFieldErrors {
  const fieldErrors: ProfileFieldErrors = {};
  for (const [path, sentence] of Object.entries(fields)) {
    const name = fieldNames.find((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`));
    if (name) fieldErrors[name] ??= sentence;
  }
  return fieldErrors;
}

/** For the focus: the current tab's errors first, then in tab order. */
export function orderErrors(names: readonly string[], tab: string): FieldName[] {
  const there = fieldNames.filter((name) => names.includes(name));
  const isHere = (name: FieldName) => profileFields[name].tab === tab;
  return [...there.filter(isHere), ...there.filter((name) => !isHere(name))];
}

export function errorsByTab(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of fieldNames) {
    const { tab } = profileFields[name];
    if (names.includes(name)) counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}
