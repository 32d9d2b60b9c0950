import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { badgeOrigins, badgeTypes } from "../badges/words.ts";
import { call } from "../call.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { badgeTypeSchema, id, orAbsent, pageOf } from "../primitives.ts";
import * as words from "./words.ts";

const count = z.int().min(0);
const rating = z.number().min(0).max(5);

/** Rule [admin-3]. */
export const heldBadge = z
  .object({
    badge_type: badgeTypeSchema,
    granted_at: z.iso.datetime(),
    origin: z.enum(badgeOrigins).meta({ description: "By whose word it is held." }),
    granted_by_name: z.string().nullable().meta({ description: "The admin who gave it, or who invited." }),
    notes: z.string().nullable(),
    rests_since: z.iso.datetime().nullable().meta({ description: "Of Verified: it waits to be confirmed [trust-24]." }),
    rests_for: z.string().nullable().meta({ description: "What the provider changed." }),
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
    ratings_recorded: z.boolean().meta({ description: "Whether the ratings were recorded or imported, not typed." }),
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
  search: orAbsent(z.string().trim().max(limits.search_length_max, length)).meta({
    description: "A part of the business name, the contact person or the account's email.",
  }),
  published: orAbsent(
    z.enum(["true", "false"], "Published is true or false.").transform((answer) => answer === "true"),
  ),
  badge: orAbsent(z.enum(badgeFilters, "This is not one of the badges.")),
  place: orAbsent(z.enum(["unknown"], "Place is unknown, or left out.")).meta({
    description: "`unknown`: those whose city names no place that the site knows, or several.",
  }),
  sort: orAbsent(z.enum(adminSortOrders, "Sort by newest, oldest, name or trust.")),
  ...pageOf(limits.list_limit_max),
});
export type AdminProviderQuery = z.infer<typeof adminProviderQuery>;

export const listAllProviders = call({
  ...words.listAllProviders,
  name: "listAllProviders",
  summary: "All providers that match, published or not; without page and limit the first 1,000",
  group: "Administration",
  query: adminProviderQuery,
  status: 200,
  answer: z.object({
    providers: z.array(adminProvider),
    total: count,
    super_admins: count.meta({ description: "How many of the total run the site; other numbers leave them out." }),
    page: z.int(),
    limit: z.int(),
  }),
});

const params = z.object({ id: z.string() });

export const unpublishProvider = call({
  ...words.unpublishProvider,
  name: "unpublishProvider",
  summary: "Takes a provider off every public page; it may publish itself again",
  group: "Administration",
  params,
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["provider_not_found"],
});

export const deletionPreview = z
  .object({
    id,
    business_name: z.string(),
    email: z.string(),
    pictures: count.meta({ description: "Logo, banner and gallery." }),
    videos: count,
    endorsements_given: count,
    endorsements_received: count,
    verifications_given: count,
    verifications_received: count,
    favourites: count.meta({ description: "Couples that keep it as a favourite." }),
    sessions: count,
    enquiries_kept: count.meta({ description: "Enquiries that stay, with the provider's name." }),
  })
  .meta({ id: "DeletionPreview" });
export type DeletionPreview = z.infer<typeof deletionPreview>;

export const previewDeletion = call({
  ...words.previewDeletion,
  name: "previewDeletion",
  summary: "What would go with a provider, and what would stay",
  group: "Administration",
  params,
  status: 200,
  answer: z.object({ data: deletionPreview }),
  refusals: ["provider_not_found", "super_admin_stays"],
});

/** 100000 to 999999, as text [admin-8]. */
export const confirmationCode = z
  .string(adminMessages.deletion_code_wrong)
  .trim()
  .regex(/^[1-9]\d{5}$/, adminMessages.deletion_code_wrong);

export const deleteProvider = call({
  ...words.deleteProvider,
  name: "deleteProvider",
  summary: "Deletes a provider with its media and sessions; enquiries stay, with its name",
  group: "Administration",
  params,
  body: z.object({ confirmationCode }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["provider_not_found", "super_admin_stays"],
});
