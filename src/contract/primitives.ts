import { z } from "zod";
import { accountMessages } from "./accounts/words.ts";
import { type badgeOrigins, badgeTypes } from "./badges/words.ts";
import { budgetRanges, priceTiers, provinces } from "./choices.ts";
import { fieldMessages } from "./field-messages.ts";
import * as limits from "./limits.ts";
import { plainLine, plainParagraphs } from "./plain-text.ts";

/** One of the nine provinces. */
export const province = z.enum(provinces);
export type Province = z.infer<typeof province>;

export const priceTier = z.enum(priceTiers);
export type PriceTier = z.infer<typeof priceTier>;

export const budgetRange = z.enum(budgetRanges, "Choose a budget from the list.");
export type BudgetRange = z.infer<typeof budgetRange>;

export const badgeTypeHeld = z.enum(badgeTypes);
export type BadgeType = z.infer<typeof badgeTypeHeld>;
export type BadgeOrigin = (typeof badgeOrigins)[number];

/** An id made by the application: UUID v7 [accounts-1]. */
export const id = z.uuid("This is not a known id.");

/** An email address, trimmed; compared without regard to case. */
export const email = z
  .string(fieldMessages.email_missing)
  .trim()
  .min(1, fieldMessages.email_missing)
  .max(limits.email_length_max, "This email address is too long.")
  .pipe(z.email(fieldMessages.email_incomplete));

/** A required field with a sentence of its own where it is empty or left out, which asks for all fields unless told otherwise [texts-1]. */
export function filledIn<T extends z.ZodType<string, string>>(
  shape: T,
  sentence: string = accountMessages.fill_all_fields,
) {
  return z
    .string(sentence)
    .refine((text) => text.trim() !== "", { error: sentence, abort: true })
    .pipe(shape);
}

/** A password as somebody types it to be let in: whatever it is, only its length is bounded. */
export const password = passwordOr(accountMessages.fill_all_fields);

/** The same with another sentence for where it is missing. */
export function passwordOr(missing: string) {
  return z
    .string(missing)
    .min(1, missing)
    .max(limits.password_length_max, `Keep your password to ${limits.password_length_max} characters at most.`);
}

/** A calendar date without a time zone, `YYYY-MM-DD` [visitors-24]. */
export const calendarDate = z.iso.date("Enter a date as YYYY-MM-DD.");

/** A text from a form: trimmed; an empty one counts as absent. */
export function optionalText(length_max: number) {
  return z
    .string("Enter this as text.")
    .trim()
    .max(length_max, fieldMessages.too_long(length_max))
    .transform((text) => (text === "" ? undefined : text))
    .nullish()
    .transform((text) => text ?? undefined);
}

/** A field of a form that may be left empty: "" and null count as absent, anything else has the given shape. */
export function orAbsent<T extends z.ZodType>(shape: T) {
  return z.preprocess((value) => (value === "" || value === null ? undefined : value), shape.optional());
}

function wholeNumber(sentence: string, max: number) {
  return orAbsent(
    z
      .string()
      .regex(/^\d{1,6}$/, sentence)
      .transform(Number)
      .pipe(z.int().min(1, sentence).max(max, sentence)),
  );
}

/** Which page of a list an address asks for, and how many entries a page has. */
export function pageOf(limit_max: number) {
  return {
    page: wholeNumber("The page is a whole number from 1.", 100_000),
    limit: wholeNumber(`The limit is a whole number from 1 to ${limit_max}.`, limit_max),
  };
}

/** A text of one line: control characters and line breaks become a space, and there is no space around it. */
export function line(length_max: number) {
  return z
    .string("Enter this as text.")
    .transform(plainLine)
    .pipe(z.string().max(length_max, fieldMessages.too_long(length_max)));
}

/** What a list is searched by, from an address: one line, of which nothing but spaces counts as absent. */
export const searchText = orAbsent(line(limits.search_length_max).transform((text) => text || undefined));

/** A text of several lines: its line breaks stay, other control characters go, and there is no space around it. */
export function paragraphs(length_max: number) {
  return z
    .string("Enter this as text.")
    .transform(plainParagraphs)
    .pipe(z.string().max(length_max, fieldMessages.too_long(length_max)));
}

/** What an admin writes down: it stands in the audit for good, and no email address does [admin-5]. */
export const adminText = paragraphs(limits.badge_notes_length_max).refine(
  (text) => !/\S@\S+\.\S/.test(text),
  "Leave email addresses out: notes stay in the audit for good.",
);

/** The same where it may be left out. Empty is none. */
export const adminNotes = adminText.nullish().transform((text) => text || null);
