import { z } from "zod";
import { accountMessages } from "./accounts/calls.ts";
import { type badgeOrigins, badgeTypes } from "./badges/calls.ts";
import { budgetRanges, priceTiers, provinces } from "./choices.ts";
import { fieldMessages } from "./field-messages.ts";
import * as limits from "./limits.ts";
import { normaliseLine, plainParagraphs } from "./plain-text.ts";

export const province = z.enum(provinces);
export type Province = z.infer<typeof province>;

export const priceTier = z.enum(priceTiers);
export type PriceTier = z.infer<typeof priceTier>;

export const budgetRange = z.enum(budgetRanges, "Choose a budget from the list.");
export type BudgetRange = z.infer<typeof budgetRange>;

export const badgeTypeSchema = z.enum(badgeTypes);
export type BadgeType = z.infer<typeof badgeTypeSchema>;
export type BadgeOrigin = (typeof badgeOrigins)[number];

/** UUID v7 [accounts-1]. */
export const id = z.uuid("This is not a known id.");

export const isUuid = (text: string): boolean => id.safeParse(text).success;

export const idParams = z.object({ id: z.string() });

const link_incomplete = "This link is incomplete.";
export const linkToken = z.string(link_incomplete).trim().min(1, link_incomplete).max(200);

/** Compare case-insensitively. */
export const email = z
  .string(fieldMessages.email_missing)
  .trim()
  .min(1, fieldMessages.email_missing)
  .max(limits.email_length_max, "This email address is too long.")
  .pipe(z.email(fieldMessages.email_incomplete));

/** A required field; its default sentence asks for all fields [texts-1]. */
export function filledIn<T extends z.ZodType<string, string>>(
  shape: T,
  sentence: string = accountMessages.fill_all_fields,
) {
  return z
    .string(sentence)
    .refine((text) => text.trim() !== "", { error: sentence, abort: true })
    .pipe(shape);
}

/** For signing in: only its length is limited. */
export const password = passwordOr(accountMessages.fill_all_fields);

export function passwordOr(missing: string) {
  return z
    .string(missing)
    .min(1, missing)
    .max(limits.password_length_max, `Keep your password to ${limits.password_length_max} characters at most.`);
}

/** `YYYY-MM-DD` without a time zone [visitors-24]. */
export const calendarDate = z.iso.date("Enter a date as YYYY-MM-DD.");

/** Trimmed; empty counts as absent. */
export function optionalText(length_max: number) {
  return z
    .string("Enter this as text.")
    .trim()
    .max(length_max, fieldMessages.too_long(length_max))
    .transform((text) => (text === "" ? undefined : text))
    .nullish()
    .transform((text) => text ?? undefined);
}

/** "" and null count as absent. */
export function orAbsent<T extends z.ZodType>(shape: T) {
  return z.preprocess((value) => (value === "" || value === null ? undefined : value), shape.optional());
}

function integer(sentence: string, max: number) {
  return orAbsent(
    z
      .string()
      .regex(/^\d{1,6}$/, sentence)
      .transform(Number)
      .pipe(z.int().min(1, sentence).max(max, sentence)),
  );
}

export function pageOf(limit_max: number) {
  return {
    page: integer("The page is a whole number from 1.", 100_000),
    limit: integer(`The limit is a whole number from 1 to ${limit_max}.`, limit_max),
  };
}

/** Beside the rows of one page. */
export const pageAnswer = { total: z.int().min(0), page: z.int(), limit: z.int() };

/** Control characters and line breaks become spaces; trimmed. */
export function line(length_max: number) {
  return z
    .string("Enter this as text.")
    .transform(normaliseLine)
    .pipe(z.string().max(length_max, fieldMessages.too_long(length_max)));
}

/** Only spaces counts as absent. */
export const searchText = orAbsent(line(limits.search_length_max).transform((text) => text || undefined));

/** Trimmed; keeps line breaks, removes other control characters. */
export function paragraphs(length_max: number) {
  return z
    .string("Enter this as text.")
    .transform(plainParagraphs)
    .pipe(z.string().max(length_max, fieldMessages.too_long(length_max)));
}

/** No email address, as the audit is permanent [admin-5]. */
export const adminText = paragraphs(limits.badge_notes_length_max).refine(
  (text) => !/\S@\S+\.\S/.test(text),
  "Leave email addresses out: notes stay in the audit permanently.",
);

export const adminNotes = adminText.nullish().transform((text) => text || null);
