import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { badgeOrigins, badgeTypes } from "../badges/calls.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { badgeTypeSchema, id, orAbsent, pageOf, adminText, filledIn, email, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const count = z.int().min(0);
const rating = z.number().min(0).max(5);

/** Rule [admin-3]. */
export const heldBadge = z
  .object({
    badge_type: badgeTypeSchema,
    granted_at: z.iso.datetime(),
    origin: z.enum(badgeOrigins).describe("Source of the grant."),
    granted_by_name: z.string().nullable().describe("The admin who granted it or sent the invitation."),
    notes: z.string().nullable(),
    rests_since: z.iso
      .datetime()
      .nullable()
      .describe("For Verified: since when it has been paused, awaiting confirmation [trust-24]."),
    rests_for: z.string().nullable().describe("The provider's change that paused it."),
  })
  .meta({ id: "HeldBadge" });
export type HeldBadge = z.infer<typeof heldBadge>;

/** The only list with the account's email address [admin-3]. */
export const adminProvider = z
  .object({
    id,
    business_name: z.string(),
    category_name: z.string().nullable(),
    contact_person: z.string(),
    email: z.string(),
    city: z.string().nullable(),
    is_published: z.boolean(),
    is_super_admin: z.boolean(),
    has_second_factor: z.boolean(),
    suspended_at: z.iso.datetime().nullable(),
    suspended_reason: z.string().nullable(),
    badges: z.array(heldBadge),
    badge_type: z.enum(["none", "pioneer", "premier"]),
    trust_score: rating,
    trust_tier: z.string().nullable(),
    google_rating: rating.nullable(),
    google_review_count: count.nullable(),
    facebook_rating: rating.nullable(),
    facebook_review_count: count.nullable(),
    ratings_recorded: z.boolean().describe("Whether the ratings were recorded or imported, not typed."),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "AdminProvider" });
export type AdminProvider = z.infer<typeof adminProvider>;

const adminSortOrders = ["newest", "oldest", "name", "trust"] as const;
export type AdminSortOrder = (typeof adminSortOrders)[number];

/** `resting` is a suspended Verified badge; `none` is no badge. */
const badgeFilters = [...badgeTypes, "resting", "none"] as const;
export type BadgeFilter = (typeof badgeFilters)[number];

const length = fieldMessages.too_long(limits.search_length_max);

export const adminProviderQuery = z.object({
  search: orAbsent(z.string().trim().max(limits.search_length_max, length)).describe(
    "Part of the business name, the contact person or the account's email.",
  ),
  published: orAbsent(
    z.enum(["true", "false"], "Published is true or false.").transform((answer) => answer === "true"),
  ),
  badge: orAbsent(z.enum(badgeFilters, "This is not one of the badges.")),
  place: orAbsent(z.enum(["unknown"], "Place is unknown, or left out.")).describe(
    "Set to `unknown` for providers whose city names no known place, or several.",
  ),
  sort: orAbsent(z.enum(adminSortOrders, "Sort by newest, oldest, name or trust.")),
  ...pageOf(limits.list_limit_max),
});
export type AdminProviderQuery = z.infer<typeof adminProviderQuery>;

export const listAllProvidersRoute = route(calls.listAllProvidersCall, {
  name: "listAllProviders",
  summary: "List all matching providers, published or not; without page and limit, the first 1,000",
  query: adminProviderQuery,
  answer: z.object({
    providers: z.array(adminProvider),
    total: count,
    super_admins: count.describe("Super admins in the total; other figures exclude them."),
    page: z.int(),
    limit: z.int(),
  }),
});

export const unpublishProviderRoute = route(calls.unpublishProviderCall, {
  name: "unpublishProvider",
  summary: "Unpublish a provider, who may publish again",
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ["provider_not_found"],
});

export const deletionPreview = z
  .object({
    id,
    business_name: z.string(),
    email: z.string(),
    pictures: count.describe("Logo, banner and gallery pictures."),
    videos: count,
    endorsements_given: count,
    endorsements_received: count,
    verifications_given: count,
    verifications_received: count,
    favourites: count.describe("Couples who have it as a favourite."),
    sessions: count,
    enquiries_kept: count.describe("Enquiries that remain, with the provider's name."),
  })
  .meta({ id: "DeletionPreview" });
export type DeletionPreview = z.infer<typeof deletionPreview>;

export const previewDeletionRoute = route(calls.previewDeletionCall, {
  name: "previewDeletion",
  summary: "Preview what deleting a provider would remove and retain",
  params: idParams,
  answer: z.object({ data: deletionPreview }),
  refusals: ["provider_not_found", "super_admin_stays"],
});

/** 100000 to 999999, as text [admin-8]. */
export const confirmationCode = z
  .string(adminMessages.deletion_code_wrong)
  .trim()
  .regex(/^[1-9]\d{5}$/, adminMessages.deletion_code_wrong);

export const deleteProviderRoute = route(calls.deleteProviderCall, {
  name: "deleteProvider",
  summary: "Delete a provider with its media and sessions; enquiries remain, with its name",
  params: idParams,
  body: z.object({ confirmationCode }),
  answer: z.object({ message: z.string() }),
  refusals: ["provider_not_found", "super_admin_stays"],
});

/** Hides the provider from all public pages; it can't publish [admin-32]. */
export const suspendProviderRoute = route(calls.suspendProviderCall, {
  name: "suspendProvider",
  summary: "Suspend a provider from all public pages until restored, and notify it of the reason",
  params: idParams,
  body: z.object({
    reason: filledIn(adminText, adminMessages.suspension_reason_missing).describe("Shown to the provider's owner."),
  }),
  answer: z.object({ message: z.string(), data: z.object({ suspended_at: z.string(), suspended_reason: z.string() }) }),
  refusals: ["provider_not_found", "super_admin_not_suspended"],
});

export const restoreProviderRoute = route(calls.restoreProviderCall, {
  name: "restoreProvider",
  summary: "Lift a suspension; the provider may publish again",
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ["provider_not_found"],
});

/** For other super admins [admin-33]. */
export const superAdmin = z
  .object({
    id,
    business_name: z.string(),
    contact_person: z.string(),
    email: z.string(),
    is_you: z.boolean(),
    sessions: z.int().describe("Number of signed-in browsers."),
    has_second_factor: z.boolean(),
    last_used_at: z.iso.datetime().nullable().describe("When the newest of the sessions was used."),
  })
  .meta({ id: "SuperAdmin" });
export type SuperAdmin = z.infer<typeof superAdmin>;

const message = z.object({ message: z.string() });

export const listSuperAdminsRoute = route(calls.listSuperAdminsCall, {
  name: "listSuperAdmins",
  summary: "List the super admins",
  answer: z.object({ super_admins: z.array(superAdmin) }),
});

export const nameSuperAdminRoute = route(calls.nameSuperAdminCall, {
  name: "nameSuperAdmin",
  summary: "Make an empty, confirmed provider account a super admin and end its sessions",
  body: z.object({ email: filledIn(email, adminMessages.super_admin_email_missing) }),
  status: 201,
  answer: message,
  refusals: ["account_not_found", "already_super_admin", "account_not_empty", "account_unconfirmed"],
});

export const demoteSuperAdminRoute = route(calls.demoteSuperAdminCall, {
  name: "demoteSuperAdmin",
  summary: "Revoke another super admin's rights and end its sessions",
  params: idParams,
  answer: message,
  refusals: ["super_admin_not_found", "own_demotion"],
});

export const signOutSuperAdminRoute = route(calls.signOutSuperAdminCall, {
  name: "signOutSuperAdmin",
  summary: "End another super admin's sessions, including its impersonations",
  params: idParams,
  answer: message,
  refusals: ["super_admin_not_found"],
});

export const removeSuperAdminFactorsRoute = route(calls.removeSuperAdminFactorsCall, {
  name: "removeSuperAdminFactors",
  summary: "Remove another super admin's second factors and recovery codes, and end its sessions",
  params: idParams,
  answer: message,
  refusals: ["super_admin_not_found", "own_factors", "no_second_factor"],
});

export const ratings_recorded = "The ratings have been recorded.";

const rating_sentence = "Enter a rating from 1 to 5, or none.";
const count_sentence = "Enter the number of reviews as a whole number, or none.";

/** 0 becomes null, as no review site gives less than 1. */
const averageRating = z
  .number(rating_sentence)
  .refine((stars) => stars === 0 || (stars >= 1 && stars <= 5), { error: rating_sentence, abort: true })
  .meta({ minimum: 0, maximum: 5 })
  .nullish()
  .transform((stars) => (stars === undefined || stars === 0 ? null : stars));
const reviewCount = z
  .int(count_sentence)
  .min(0, count_sentence)
  .max(1_000_000, count_sentence)
  .nullish()
  .transform((reviews) => (reviews === undefined || reviews === 0 ? null : reviews));

const sources = ["google", "facebook"] as const;

/** Recorded by a super admin or an import; absent is none [trust-20]. */
export const ratings = z
  .object({
    google_rating: averageRating,
    google_review_count: reviewCount,
    facebook_rating: averageRating,
    facebook_review_count: reviewCount,
  })
  .superRefine((given, { addIssue }) => {
    for (const source of sources) {
      const [stars, reviews] = [given[`${source}_rating`], given[`${source}_review_count`]];
      if (stars !== null && reviews === null)
        addIssue({
          code: "custom",
          path: [`${source}_review_count`],
          message: "Enter how many reviews the rating is of.",
        });
      if (stars === null && reviews !== null)
        addIssue({ code: "custom", path: [`${source}_rating`], message: "Enter the rating that these reviews give." });
    }
  })
  .meta({ id: "Ratings" });
export type Ratings = z.output<typeof ratings>;

const stored = z.number().nullable();

const recordedRatings = z
  .object({
    google_rating: stored,
    google_review_count: stored,
    facebook_rating: stored,
    facebook_review_count: stored,
    trust_score: z.number(),
    trust_tier: z.string().nullable(),
  })
  .meta({ id: "RecordedRatings" });
export type RecordedRatings = z.infer<typeof recordedRatings>;

export const recordRatingsRoute = route(calls.recordRatingsCall, {
  name: "recordRatings",
  summary: "Record a provider's Google and Facebook ratings, after which it can't type the counts",
  params: idParams,
  body: ratings,
  answer: z.object({
    message: z.string(),
    data: recordedRatings,
  }),
  refusals: ["provider_not_found"],
});
