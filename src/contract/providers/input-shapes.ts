import { z } from "zod";
import { accountMessages } from "../accounts/words.ts";
import * as limits from "../limits.ts";
import { line } from "../primitives.ts";
import { readDegrees, type NumberBounds } from "../profile-numbers.ts";
import { readRandAndCents } from "../rand-and-cents.ts";
import { nameFault } from "../true-name.ts";
import { readWholeNumber } from "../typed-numbers.ts";
import {
  networkUnreadable,
  readNetworkAddress,
  readWebAddress,
  web_address_unreadable,
  type NetworkField,
} from "../web-addresses.ts";
import { factCode, languageName, statedFacts } from "./facts.ts";

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

/** A field that may be left out (it stays), or be null or empty (it is cleared). What is empty once read counts as empty. */
export function clearable<T extends z.ZodType>(shape: T) {
  return z
    .preprocess((value) => (isBlank(value) ? null : value), shape.nullable())
    .transform((value) => (value === "" ? null : value))
    .optional();
}

/** A field that has a value even if it is cleared. */
export function clearedTo<T extends z.ZodType>(value_cleared: unknown, shape: T) {
  return z.preprocess((value) => (value === null || isBlank(value) ? value_cleared : value), shape).optional();
}

/** A whole number, also as people type it: `12 500`, `R12,500.00`. What is none stays what it is, and is refused. */
export function whole({ min, max, sentence, tooHigh = sentence }: NumberBounds) {
  const read = (value: unknown) => (typeof value === "string" ? (readWholeNumber(value) ?? value) : value);
  return z.preprocess(read, z.int(sentence).min(min, sentence).max(max, tooHigh));
}

/** Rand with cents, also as people type them: `7,50`, `R 7.50`. What is none stays what it is, and is refused. */
export function randAndCents({ min, max, sentence }: NumberBounds) {
  const read = (value: unknown) => (typeof value === "string" ? (readRandAndCents(value) ?? value) : value);
  return z.preprocess(read, z.number(sentence).min(min, sentence).max(max, sentence).multipleOf(0.01, sentence));
}

/** Degrees of a place on the earth, also as people type them, to about a metre. What is none stays what it is, and is refused. */
export function degrees({ min, max, sentence }: NumberBounds) {
  const read = (value: unknown) => (typeof value === "string" ? (readDegrees(value) ?? value) : value);
  return z
    .preprocess(read, z.number(sentence).min(min, sentence).max(max, sentence))
    .transform((value) => Math.round(value * 100_000) / 100_000);
}

/** A list of short texts. Empty entries are dropped, and a single text is taken as comma- or line-separated [providers-10]. */
export const entries = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[,\n]/) : value),
  z
    .array(line(limits.list_entry_length_max), "Enter this as a list.")
    .transform((list) => [...new Set(list.filter((entry) => entry !== ""))])
    .pipe(z.array(z.string()).max(limits.list_entries_max, `Keep this list to ${limits.list_entries_max} entries.`)),
);

/** The same of languages, as the list of them has them. */
export const spokenLanguages = entries.transform((list) => [...new Set(list.map(languageName))]);

/** What a provider states of itself, by names or codes: each once, in the order of the vocabulary. */
export const facts = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[,\n]/) : value),
  z
    .array(z.string(), "Enter this as a list.")
    .transform((list) => list.map(factCode).filter((code) => code !== ""))
    .pipe(z.array(z.enum(statedFacts, "Choose from the list, such as Accommodation or Boho.")))
    .transform((list) => statedFacts.filter((code) => list.includes(code))),
);

/** A web address: http or https only; one without either is taken as https. */
export const webAddress = addressReadBy(readWebAddress, web_address_unreadable);

/** A page elsewhere, by its address or its handle. */
export const networkPage = (field: NetworkField) =>
  addressReadBy((text) => readNetworkAddress(field, text), networkUnreadable(field));

function addressReadBy(read: (text: string) => string | null, sentence: string) {
  return line(limits.web_address_length_max)
    .transform((text) => (text === "" ? "" : (read(text) ?? null)))
    .pipe(z.string(sentence));
}

/** What may not be cleared says so itself, whether it is sent as null or as an empty text. */
const orEmpty = (value: unknown) => value ?? "";

export const phone = line(limits.phone_length_max);
export const shortText = line(limits.short_text_length_max);
export const requiredName = z.preprocess(
  orEmpty,
  required(line(limits.name_length_max)).superRefine((name, { addIssue }) => {
    const message = nameFault(name);
    if (message !== null) addIssue({ code: "custom", message });
  }),
);
export const requiredPhone = z.preprocess(orEmpty, required(phone));
export const categoryId = z.int("Choose a category from the list.");

function required(shape: ReturnType<typeof line>) {
  return shape.pipe(z.string().min(1, accountMessages.fill_required_fields));
}
