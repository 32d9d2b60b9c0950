import { z } from "zod";
import { accountMessages } from "../accounts/calls.ts";
import * as limits from "../limits.ts";
import { email, filledIn, id, orAbsent, password, province, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { writtenShapes, categoryId, requiredName, requiredPhone, shortText } from "./field-schema.ts";
import { identityFields } from "./identity.ts";
import { providerQuery } from "./query-schema.ts";
import { providerCard, providerProfile } from "./schema.ts";

const accountRoute = routesOf("Accounts");
const route = routesOf("Providers");

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
      .describe("Identity details as verified, while the provider has the badge Verified; differences pause it."),
    verification_rests_since: z.string().nullable(),
    verification_rests_for: z.string().nullable().describe("The change that paused it."),
    suspended_at: z.string().nullable().describe("While set, the profile can't be published [admin-32]."),
    suspended_reason: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: "MyProfile" });
export type MyProfile = z.infer<typeof myProfile>;

/** Only fields of `field-schema.ts` are writable [providers-8]. */
export const profilePayload = z.object(writtenShapes).meta({ id: "ProfilePayload" });
/** Parsed: cleared fields are null, lists empty. */
export type ProfilePayload = z.infer<typeof profilePayload>;

/** Forms send text; anything but a number is refused. */
const asNumber = (value: unknown) => (typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value);

export const registerProviderRoute = accountRoute(calls.registerProviderCall, {
  name: "registerProvider",
  summary: "Register a provider, whose profile starts unpublished",
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
    ).describe("Token of an invitation to this email: grants its badges and confirms the email."),
    /** The honeypot: a hidden field. */
    extra_remarks: z.string("Leave this empty.").nullish(),
  }),
  status: 201,
  answer: z.object({ message: z.string(), email: z.string() }),
  refusals: ["dead_link", "email_taken", "too_many_requests"],
});

export const readMyProfileRoute = route(calls.readMyProfileCall, {
  name: "readMyProfile",
  summary: "Retrieve the provider's own profile, published or not",
  answer: myProfile,
});

export const readMyCardRoute = route(calls.readMyCardCall, {
  name: "readMyCard",
  summary: "Retrieve the provider's unpublished card, if publishing would list it under these filters",
  query: providerQuery,
  answer: z.object({ is_published: z.boolean(), card: providerCard.nullable() }),
});

export const saveProfileRoute = route(calls.saveProfileCall, {
  name: "saveProfile",
  summary: "Update the provider's profile; omitted fields stay unchanged",
  body: profilePayload,
  answer: z.object({ message: z.string(), data: myProfile }),
});

export const publishProfileRoute = route(calls.publishProfileCall, {
  name: "publishProfile",
  summary: "Publish the provider's profile, making it visible to couples",
  answer: z.object({ data: z.object({ message: z.string() }) }),
  refusals: ["email_unconfirmed", "business_details_missing", "profile_suspended"],
});

const day = z.iso.date().describe("South African calendar date.");

/** Since the last visit to the dashboard [providers-22]. */
export const providerNews = z
  .object({
    since: z.string().describe("End of the previous visit; thirty days ago on the first visit."),
    is_first_visit: z.boolean(),
    emails_stopped_at: z
      .string()
      .nullable()
      .describe(
        "Since when the address receives no enquiry emails, or none at all; enquiries then appear on its page only.",
      ),
    enquiries: z.int().min(0).describe("Received since then."),
    endorsements: z.int().min(0).describe("Received since then."),
    views: z
      .object({
        days: z.array(z.object({ day, views: z.int().min(0) })).describe("The last seven days, today last."),
        this_week: z.int().min(0).describe("Views in these seven days."),
        week_before: z.int().min(0).describe("Views in the seven days before them."),
      })
      .describe("Number of profile views."),
  })
  .meta({ id: "ProviderNews" });
export type ProviderNews = z.infer<typeof providerNews>;

export const visitDashboardRoute = route(calls.visitDashboardCall, {
  name: "visitDashboard",
  summary: "Record a provider's dashboard visit and return what is new since the last",
  answer: z.object({ data: providerNews }),
});

export const viewProfileRoute = route(calls.viewProfileCall, {
  name: "viewProfile",
  summary: "Count a view of a published profile, at most hourly per address, which is not stored",
  params: idParams,
});
