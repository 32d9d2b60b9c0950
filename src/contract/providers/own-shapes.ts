import { z } from "zod";
import { accountMessages } from "../accounts/words.ts";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { email, filledIn, id, orAbsent, password, province } from "../primitives.ts";
import { writtenShapes } from "./field-shapes.ts";
import { identityFields } from "./identity.ts";
import { categoryId, requiredName, requiredPhone, shortText } from "./input-shapes.ts";
import { providerQuery } from "./query-shapes.ts";
import { providerCard, providerProfile } from "./shapes.ts";
import * as words from "./words.ts";

/** Saved in the browser after sign-in [accounts-14]. */
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
    /** False for a social account without business details [providers-3]. */
    has_business_details: z.boolean(),
  })
  .meta({ id: "ProviderUser" });
export type ProviderUser = z.infer<typeof providerUser>;

export const myProfile = providerProfile
  .extend({
    email: z.string(),
    auth_provider: z.enum(["local", "google"]),
    google_id: z.string().nullable(),
    email_verified: z.boolean(),
    has_business_details: z.boolean(),
    verified_as: z
      .record(z.enum(identityFields), z.string().nullable())
      .nullable()
      .meta({ description: "Who was verified, while the badge Verified is held: what differs makes it rest." }),
    verification_rests_since: z.string().nullable(),
    verification_rests_for: z.string().nullable().meta({ description: "What was changed." }),
    suspended_at: z.string().nullable().meta({ description: "While set it can't be published [admin-32]." }),
    suspended_reason: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: "MyProfile" });
export type MyProfile = z.infer<typeof myProfile>;

/** Only fields of `field-shapes.ts` are writable [providers-8]. */
export const profilePayload = z.object(writtenShapes).meta({ id: "ProfilePayload" });
/** Parsed: cleared fields are null, lists empty. */
export type ProfilePayload = z.infer<typeof profilePayload>;

const group = "Providers";

/** Forms send text; anything but a number is refused. */
const asNumber = (value: unknown) => (typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value);

export const registerProvider = call({
  ...words.registerProvider,
  name: "registerProvider",
  summary: "Registers a provider; its profile starts unpublished",
  group: "Accounts",
  body: z.object({
    email: filledIn(email),
    password: password.min(limits.provider_password_length_min, accountMessages.password_too_short),
    confirmPassword: z.string(accountMessages.fill_all_fields).min(1, accountMessages.fill_all_fields),
    business_name: requiredName,
    contact_person: requiredName,
    phone: requiredPhone,
    category_id: orAbsent(z.preprocess(asNumber, categoryId)),
    city: orAbsent(shortText),
    province: orAbsent(z.enum(province.options, "Choose one of the nine provinces.")),
    invite_token: orAbsent(
      z.string("This invitation can’t be read.").trim().max(200, "This invitation can’t be read."),
    ).meta({
      description: "Of an invitation to this email: its badges are granted, and the email counts as confirmed.",
    }),
    /** The honeypot: a hidden field. */
    extra_remarks: z.string("Leave this empty.").nullish(),
  }),
  status: 201,
  answer: z.object({ message: z.string(), email: z.string() }),
  refusals: ["dead_link", "email_taken", "too_many_requests"],
});

export const readMyProfile = call({
  ...words.readMyProfile,
  name: "readMyProfile",
  summary: "The own profile, published or not",
  group,
  status: 200,
  answer: myProfile,
});

export const readMyCard = call({
  ...words.readMyCard,
  name: "readMyCard",
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
  answer: z.object({ message: z.string(), data: myProfile }),
});

export const publishProfile = call({
  ...words.publishProfile,
  name: "publishProfile",
  summary: "Makes the own profile visible to couples",
  group,
  status: 200,
  answer: z.object({ data: z.object({ message: z.string() }) }),
  refusals: ["email_unconfirmed", "business_details_missing", "profile_suspended"],
});
