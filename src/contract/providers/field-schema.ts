import { z } from "zod";
import { accountMessages } from "../accounts/calls.ts";
import { dashboardMessages } from "../dashboard-messages.ts";
import * as limits from "../limits.ts";
import { email, line, paragraphs, priceTier, province } from "../primitives.ts";
import { readRandAndCents } from "../rand-and-cents.ts";
import { nameError } from "../true-name.ts";
import { parseInteger } from "../typed-numbers.ts";
import {
  type NetworkField,
  networkUnreadable,
  readNetworkAddress,
  readWebAddress,
  web_address_unreadable,
} from "../web-addresses.ts";
import { weekdays } from "./calls.ts";
import { factCode, languageName, statedFacts } from "./facts.ts";
import { profileNumbers, readDegrees, type NumberBounds } from "./profile-numbers.ts";

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
export function boundedInteger({ min, max, sentence, tooHigh = sentence }: NumberBounds) {
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

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, dashboardMessages.hours_incomplete);

/** By weekday, or plain text [providers-16]. */
export const businessHours = z.union([
  z.partialRecord(z.enum(weekdays), z.union([z.object({ open: clock, close: clock }), z.literal("closed")])),
  z.string().max(limits.short_text_length_max),
]);
export type BusinessHours = z.infer<typeof businessHours>;

const text = <Shape extends z.ZodType>(shape: Shape) => ({
  written: clearable(shape),
  answered: z.string().nullable(),
});
const network = (field: NetworkField) => text(networkPage(field));
const list = { written: clearedTo([], entries), answered: z.array(z.string()) };
const yesOrNo = { written: clearedTo(false, z.boolean("Answer yes or no.")), answered: z.boolean() };
const number = (kind: keyof typeof profileNumbers, answered = z.int().min(0)) => ({
  written: clearable(boundedInteger(profileNumbers[kind])),
  answered: answered.nullable(),
});
/** Both halves or none; for venues only [map-5]. */
const pinHalf = (kind: "latitude" | "longitude") => ({
  written: clearable(degrees(profileNumbers[kind])),
  answered: z.number().nullable(),
});
const deposit_types = ["percentage", "fixed"] as const;

/** In the order of errors [providers-8]. `answered` fields are columns of the same name. */
const profileFields = {
  business_name: { written: requiredName.optional() },
  contact_person: { written: requiredName.optional() },
  phone: { written: requiredPhone.optional() },
  whatsapp_number: text(phone),
  alternative_phone: text(phone),
  email_public: text(email),
  website: text(webAddress),
  description: text(paragraphs(limits.description_length_max)),
  primary_category_id: { written: clearable(categoryId) },
  additional_categories: {
    written: clearedTo([], z.array(categoryId, "Choose categories from the list.").max(40, "Choose fewer categories.")),
  },
  selected_subcategories: {
    written: z
      .record(
        z.string().regex(/^\d{1,9}$/, "Choose categories from the list."),
        z.string("Choose a subcategory from the list.").nullable(),
        "Choose a subcategory from the list.",
      )
      .optional()
      .describe("Subcategory name by category id, or null for none."),
  },
  city: { written: clearable(shortText) },
  province: { written: clearable(z.enum(province.options, "Choose one of the nine provinces.")) },
  postal_code: text(line(12)),
  business_address: text(paragraphs(limits.address_length_max)),
  latitude: pinHalf("latitude"),
  longitude: pinHalf("longitude"),
  additional_cities: list,
  willing_to_travel: { written: yesOrNo.written },
  radius_km: number("radius", z.int().min(0).max(limits.radius_km_max)),
  travel_free_km: number("free_km", z.int().min(0).max(limits.travel_free_km_max)),
  travel_rate_per_km: {
    written: clearable(randAndCents(profileNumbers.rate)),
    answered: z.number().min(0).max(limits.travel_rate_per_km_max).nullable(),
  },
  established_year: number("year", z.int()),
  team_size: text(shortText),
  legal_name: text(shortText),
  business_registration: text(shortText),
  years_experience: number("count"),
  events_completed: number("count"),
  price_range: {
    written: clearedTo(
      [],
      z.array(
        z.enum(priceTier.options, dashboardMessages.price_tiers_not_adjacent),
        dashboardMessages.price_tiers_not_adjacent,
      ),
    ),
  },
  price_from: { written: number("rand").written },
  price_to: number("rand"),
  typical_price: { written: number("price").written },
  typical_price_for: { written: clearable(line(limits.list_entry_length_max)) },
  facts: { written: clearedTo([], facts), answered: z.array(z.string()) },
  guests_max: { written: number("guests").written },
  deposit_required: yesOrNo,
  /** Cleared becomes a percentage [providers-14]. */
  deposit_type: {
    written: clearedTo("percentage", z.enum(deposit_types, "Choose percentage or fixed.")),
    answered: z.enum(deposit_types),
  },
  deposit_value: number("rand"),
  deposit_percentage: number("percentage", z.int().min(0).max(limits.deposit_percentage_max)),
  payment_methods: list,
  services_offered: list,
  specialties: list,
  languages_spoken: { written: clearedTo([], spokenLanguages), answered: list.answered },
  google_review_url: text(webAddress),
  google_review_count: { written: number("count").written },
  facebook_review_url: network("facebook_review_url"),
  facebook_review_count: { written: number("count").written },
  instagram_url: network("instagram_url"),
  youtube_url: network("youtube_url"),
  tiktok_url: network("tiktok_url"),
  linkedin_url: network("linkedin_url"),
  pinterest_url: network("pinterest_url"),
  booking_lead_time: text(shortText),
  cancellation_policy: text(paragraphs(limits.description_length_max)),
  offers_consultation: yesOrNo,
  consultation_fee: number("rand"),
  has_insurance: yesOrNo,
  insurance_details: text(paragraphs(limits.short_text_length_max)),
  business_hours: {
    written: clearable(
      z
        .union([businessHours.options[0], paragraphs(limits.short_text_length_max)], dashboardMessages.hours_incomplete)
        .transform((hours) => (typeof hours === "object" && Object.keys(hours).length === 0 ? "" : hours)),
    ),
    answered: businessHours.nullable(),
  },
  awards_certifications: list,
  keywords: { written: list.written },
  customFields: {
    written: clearedTo(
      [],
      z
        .array(
          z.object({
            id: z.string().nullish().describe("Id of an existing entry; omitted for a new one."),
            name: line(limits.list_entry_length_max).pipe(z.string().min(1, "Give this package or service a name.")),
          }),
          "Enter the packages and services as a list.",
        )
        .max(limits.custom_fields_max, `Keep this list to ${limits.custom_fields_max} entries.`),
    ),
  },
};

type Fields = typeof profileFields;
type FieldName = keyof Fields;

export type AnsweredField = {
  [Name in FieldName]: Fields[Name] extends { answered: unknown } ? Name : never;
}[FieldName];

const fieldNames = Object.keys(profileFields) as FieldName[];
export const answeredFields = fieldNames.filter((name): name is AnsweredField => "answered" in profileFields[name]);

export const answeredShapes = Object.fromEntries(
  answeredFields.map((name) => [name, profileFields[name].answered]),
) as { [Name in AnsweredField]: Fields[Name]["answered"] };

export const writtenShapes = Object.fromEntries(fieldNames.map((name) => [name, profileFields[name].written])) as {
  [Name in FieldName]: Fields[Name]["written"];
};
