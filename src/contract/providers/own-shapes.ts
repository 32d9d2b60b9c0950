import { z } from "zod";
import { accountMessages } from "../account-messages.ts";
import { call } from "../call.ts";
import { dashboardMessages } from "../dashboard-messages.ts";
import * as limits from "../limits.ts";
import { email, filledIn, id, line, orAbsent, paragraphs, password, priceTier, province } from "../primitives.ts";
import { profileNumbers, type NumberBounds } from "../profile-numbers.ts";
import { readWholeNumber } from "../typed-numbers.ts";
import {
  networkUnreadable,
  readNetworkAddress,
  readWebAddress,
  web_address_unreadable,
  type NetworkField,
} from "../web-addresses.ts";
import { businessHours, providerCard, providerProfile, providerQuery } from "./shapes.ts";
import * as words from "./words.ts";

/** A provider as its own browser keeps it after the sign-in [accounts-14]. */
export const providerUser = z
  .object({
    id,
    email: z.string(),
    business_name: z.string(),
    contact_person: z.string(),
    phone: z.string(),
    is_published: z.boolean(),
    is_super_admin: z.boolean(),
    verification_status: z.enum(["verified", "unverified"]),
    auth_provider: z.enum(["local", "google"]),
    google_id: z.string().nullable(),
    email_verified: z.boolean(),
    /** False for a social account whose business details are still to be asked [providers-3]. */
    has_business_details: z.boolean(),
  })
  .meta({ id: "ProviderUser" });
export type ProviderUser = z.infer<typeof providerUser>;

/** A provider's whole profile as its owner sees it: the public one and what is nobody else's business. */
export const ownProfile = providerProfile
  .extend({
    email: z.string(),
    auth_provider: z.enum(["local", "google"]),
    google_id: z.string().nullable(),
    email_verified: z.boolean(),
    has_business_details: z.boolean(),
    updated_at: z.string(),
  })
  .meta({ id: "OwnProfile" });
export type OwnProfile = z.infer<typeof ownProfile>;

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

/** A field that may be left out (it stays), or be null or empty (it is cleared). What is empty once read counts as empty. */
function clearable<T extends z.ZodType>(shape: T) {
  return z
    .preprocess((value) => (isBlank(value) ? null : value), shape.nullable())
    .transform((value) => (value === "" ? null : value))
    .optional();
}

/** A question with yes or no for an answer; cleared, it is no. */
const yesOrNo = z
  .preprocess((value) => (value === null || isBlank(value) ? false : value), z.boolean("Answer yes or no."))
  .optional();

/** A whole number, also as people type it: `12 500`, `R12,500.00`. What is none stays what it is, and is refused. */
function whole({ min, max, sentence, tooHigh = sentence }: NumberBounds) {
  const read = (value: unknown) => (typeof value === "string" ? (readWholeNumber(value) ?? value) : value);
  return z.preprocess(read, z.int(sentence).min(min, sentence).max(max, tooHigh));
}

const rand = whole(profileNumbers.rand);
const count = whole(profileNumbers.count);

/** One entry of a list. Empty entries are dropped, and a single text is taken as comma- or line-separated [providers-10]. */
const entries = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[,\n]/) : value),
  z
    .array(line(limits.list_entry_length_max), "Enter this as a list.")
    .transform((list) => [...new Set(list.filter((entry) => entry !== ""))])
    .pipe(z.array(z.string()).max(limits.list_entries_max, `Keep this list to ${limits.list_entries_max} entries.`)),
);
const orNone = (value: unknown) => (value === null || isBlank(value) ? [] : value);
const list = z.preprocess(orNone, entries).optional();

/** A web address: http or https only; one without either is taken as https. */
const webAddress = addressReadBy(readWebAddress, web_address_unreadable);
/** A page elsewhere, by its address or its handle. */
const pageOf = (field: NetworkField) =>
  addressReadBy((text) => readNetworkAddress(field, text), networkUnreadable(field));

function addressReadBy(read: (text: string) => string | null, sentence: string) {
  return line(limits.web_address_length_max)
    .transform((text) => (text === "" ? "" : (read(text) ?? null)))
    .pipe(z.string(sentence));
}

const name = line(limits.name_length_max).pipe(z.string().min(1, accountMessages.fill_required_fields));
const phone = line(limits.phone_length_max);
const shortText = line(limits.short_text_length_max);
const sentences = paragraphs(limits.short_text_length_max);
const categoryId = z.int("Choose a category from the list.");
/** A form's choice is a text; what is no number in any form stays what it is, and is refused. */
const asNumber = (value: unknown) => (typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value);

/** What may not be cleared says so itself, whether it is sent as null or as an empty text. */
const orEmpty = (value: unknown) => value ?? "";

/** The profile as its owner writes it [providers-8]. What is not named here can't be written. */
export const profilePayload = z
  .object({
    business_name: z.preprocess(orEmpty, name).optional(),
    contact_person: z.preprocess(orEmpty, name).optional(),
    phone: z.preprocess(orEmpty, phone.pipe(z.string().min(1, accountMessages.fill_required_fields))).optional(),
    whatsapp_number: clearable(phone),
    alternative_phone: clearable(phone),
    email_public: clearable(email),
    website: clearable(webAddress),
    description: clearable(paragraphs(limits.description_length_max)),
    primary_category_id: clearable(categoryId),
    additional_categories: z
      .preprocess(orNone, z.array(categoryId, "Choose categories from the list.").max(40, "Choose fewer categories."))
      .optional(),
    selected_subcategories: z
      .record(
        z.string().regex(/^\d{1,9}$/, "Choose categories from the list."),
        z.string("Choose a subcategory from the list.").nullable(),
        "Choose a subcategory from the list.",
      )
      .optional()
      .meta({ description: "By category id: the subcategory's name, or null for none." }),
    city: clearable(shortText),
    province: clearable(z.enum(province.options, "Choose one of the nine provinces.")),
    postal_code: clearable(line(12)),
    business_address: clearable(paragraphs(limits.address_length_max)),
    additional_cities: list,
    willing_to_travel: yesOrNo,
    radius_km: clearable(whole(profileNumbers.radius)),
    established_year: clearable(whole(profileNumbers.year)),
    team_size: clearable(shortText),
    business_registration: clearable(shortText),
    years_experience: clearable(count),
    events_completed: clearable(count),
    price_range: z
      .preprocess(
        orNone,
        z.array(z.enum(priceTier.options, dashboardMessages.price_tiers_apart), dashboardMessages.price_tiers_apart),
      )
      .optional(),
    price_from: clearable(rand),
    price_to: clearable(rand),
    deposit_required: yesOrNo,
    /** Cleared, it is a percentage again [providers-14]. */
    deposit_type: z
      .preprocess(
        (value) => (value === null || isBlank(value) ? "percentage" : value),
        z.enum(["percentage", "fixed"], "Choose percentage or fixed."),
      )
      .optional(),
    deposit_value: clearable(rand),
    deposit_percentage: clearable(whole(profileNumbers.percentage)),
    payment_methods: list,
    services_offered: list,
    specialties: list,
    languages_spoken: list,
    google_review_url: clearable(webAddress),
    google_review_count: clearable(count),
    facebook_review_url: clearable(pageOf("facebook_review_url")),
    facebook_review_count: clearable(count),
    instagram_url: clearable(pageOf("instagram_url")),
    youtube_url: clearable(pageOf("youtube_url")),
    tiktok_url: clearable(pageOf("tiktok_url")),
    linkedin_url: clearable(pageOf("linkedin_url")),
    pinterest_url: clearable(pageOf("pinterest_url")),
    booking_lead_time: clearable(shortText),
    cancellation_policy: clearable(paragraphs(limits.description_length_max)),
    offers_consultation: yesOrNo,
    consultation_fee: clearable(rand),
    has_insurance: yesOrNo,
    insurance_details: clearable(sentences),
    business_hours: clearable(
      z
        .union([businessHours.options[0], sentences], dashboardMessages.hours_incomplete)
        .transform((hours) => (typeof hours === "object" && Object.keys(hours).length === 0 ? "" : hours)),
    ),
    awards_certifications: list,
    keywords: list,
    customFields: z
      .preprocess(
        orNone,
        z
          .array(
            z.object({
              id: z.string().nullish().meta({ description: "Of an entry that stays; a new entry has none." }),
              name: line(limits.list_entry_length_max).pipe(z.string().min(1, "Give this package or service a name.")),
            }),
            "Enter the packages and services as a list.",
          )
          .max(limits.custom_fields_max, `Keep this list to ${limits.custom_fields_max} entries.`),
      )
      .optional(),
  })
  .meta({ id: "ProfilePayload" });
/** The payload once it is read: cleared fields are null, lists empty. */
export type ProfilePayload = z.infer<typeof profilePayload>;

const group = "Providers";

export const registerProvider = call({
  ...words.registerProvider,
  name: "registerProvider",
  summary: "Registers a provider; its profile starts unpublished",
  group: "Accounts",
  body: z.object({
    email: filledIn(email),
    password: password.min(limits.provider_password_length_min, accountMessages.password_too_short),
    confirmPassword: z.string(accountMessages.fill_all_fields).min(1, accountMessages.fill_all_fields),
    business_name: z.preprocess(orEmpty, name),
    contact_person: z.preprocess(orEmpty, name),
    phone: z.preprocess(orEmpty, phone.pipe(z.string().min(1, accountMessages.fill_required_fields))),
    category_id: orAbsent(z.preprocess(asNumber, categoryId)),
    city: orAbsent(shortText),
    province: orAbsent(z.enum(province.options, "Choose one of the nine provinces.")),
    invite_token: orAbsent(
      z.string("This invitation can't be read.").trim().max(200, "This invitation can't be read."),
    ).meta({
      description: "Of an invitation to this email: its badges are granted, and the email counts as confirmed.",
    }),
    /** The honeypot: a field that people never see. */
    company_website: z.string("Leave this empty.").nullish(),
  }),
  status: 201,
  answer: z.object({ message: z.string(), email: z.string() }),
  refusals: ["dead_link", "email_taken", "too_many_requests"],
});

export const readOwnProfile = call({
  ...words.readOwnProfile,
  name: "readOwnProfile",
  summary: "The own profile, published or not",
  group,
  status: 200,
  answer: ownProfile,
});

export const readOwnCard = call({
  ...words.readOwnCard,
  name: "readOwnCard",
  summary: "The own card while it is unpublished, where publishing would bring it into the list with these filters",
  group,
  query: providerQuery,
  status: 200,
  answer: z.object({ is_published: z.boolean(), card: providerCard.nullable() }),
});

export const saveProfile = call({
  ...words.saveProfile,
  name: "saveProfile",
  summary: "Saves what is sent of the own profile; what is not sent stays",
  group,
  body: profilePayload,
  status: 200,
  answer: z.object({ message: z.string(), data: ownProfile }),
});

export const publishProfile = call({
  ...words.publishProfile,
  name: "publishProfile",
  summary: "Makes the own profile visible to couples",
  group,
  status: 200,
  answer: z.object({ data: z.object({ message: z.string() }) }),
  refusals: ["business_details_missing"],
});
