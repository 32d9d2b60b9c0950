import { z } from "zod";
import { accountMessages } from "../accounts/calls.ts";
import * as limits from "../limits.ts";
import { line } from "../primitives.ts";
import { readRandAndCents } from "../rand-and-cents.ts";
import { nameError } from "../true-name.ts";
import { parseInteger } from "../typed-numbers.ts";
import {
  networkUnreadable,
  readNetworkAddress,
  readWebAddress,
  web_address_unreadable,
  type NetworkField,
} from "../web-addresses.ts";
import { factCode, languageName, statedFacts } from "./facts.ts";
import { readDegrees, type NumberBounds } from "./profile-numbers.ts";

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

/** An absent field stays; null or empty (after parsing) clears it. */
export function clearable<T extends z.ZodType>(shape: T) {
  return z
    .preprocess((value) => (isBlank(value) ? null : value), shape.nullable())
    .transform((value) => (value === "" ? null : value))
    .optional();
}

export function clearedTo<T extends z.ZodType>(value_cleared: unknown, shape: T) {
  return z.preprocess((value) => (value === null || isBlank(value) ? value_cleared : value), shape).optional();
}

/** Accepts typed forms: `12 500`, `R12,500.00`. Anything else is refused. */
export function whole({ min, max, sentence, tooHigh = sentence }: NumberBounds) {
  const read = (value: unknown) => (typeof value === "string" ? (parseInteger(value) ?? value) : value);
  return z.preprocess(read, z.int(sentence).min(min, sentence).max(max, tooHigh));
}

/** Accepts typed forms: `7,50`, `R 7.50`. Anything else is refused. */
export function randAndCents({ min, max, sentence }: NumberBounds) {
  const read = (value: unknown) => (typeof value === "string" ? (readRandAndCents(value) ?? value) : value);
  return z.preprocess(read, z.number(sentence).min(min, sentence).max(max, sentence).multipleOf(0.01, sentence));
}

/** Accepts typed forms, rounded to about a metre. Anything else is refused. */
export function degrees({ min, max, sentence }: NumberBounds) {
  const read = (value: unknown) => (typeof value === "string" ? (readDegrees(value) ?? value) : value);
  return z
    .preprocess(read, z.number(sentence).min(min, sentence).max(max, sentence))
    .transform((value) => Math.round(value * 100_000) / 100_000);
}

/** Drops empty entries; splits a single text at commas and lines [providers-10]. */
export const entries = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[,\n]/) : value),
  z
    .array(line(limits.list_entry_length_max), "Enter this as a list.")
    .transform((list) => [...new Set(list.filter((entry) => entry !== ""))])
    .pipe(z.array(z.string()).max(limits.list_entries_max, `Keep this list to ${limits.list_entries_max} entries.`)),
);

export const spokenLanguages = entries.transform((list) => [...new Set(list.map(languageName))]);

/** By name or code; without duplicates, in the vocabulary's order. */
export const facts = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[,\n]/) : value),
  z
    .array(z.string(), "Enter this as a list.")
    .transform((list) => list.map(factCode).filter((code) => code !== ""))
    .pipe(z.array(z.enum(statedFacts, "Choose from the list, such as Accommodation or Boho.")))
    .transform((list) => statedFacts.filter((code) => list.includes(code))),
);

/** http or https; https by default. */
export const webAddress = addressReadBy(readWebAddress, web_address_unreadable);

export const networkPage = (field: NetworkField) =>
  addressReadBy((text) => readNetworkAddress(field, text), networkUnreadable(field));

function addressReadBy(read: (text: string) => string | null, sentence: string) {
  return line(limits.web_address_length_max)
    .transform((text) => (text === "" ? "" : (read(text) ?? null)))
    .pipe(z.string(sentence));
}

/** Null and empty get the field's own error. */
const orEmpty = (value: unknown) => value ?? "";

export const phone = line(limits.phone_length_max);
export const shortText = line(limits.short_text_length_max);
export const requiredName = z.preprocess(
  orEmpty,
  required(line(limits.name_length_max)).superRefine((name, { addIssue }) => {
    const message = nameError(name);
    if (message !== null) addIssue({ code: "custom", message });
  }),
);
export const requiredPhone = z.preprocess(orEmpty, required(phone));
export const categoryId = z.int("Choose a category from the list.");

function required(shape: ReturnType<typeof line>) {
  return shape.pipe(z.string().min(1, accountMessages.fill_required_fields));
}
