import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { badgeOrigins, badgeTypes } from "../badges/calls.ts";
import { call } from "../call.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { badgeTypeSchema, id, orAbsent, pageOf } from "../primitives.ts";
import * as calls from "./calls.ts";

const count = z.int().min(0);
const rating = z.number().min(0).max(5);

/** Rule [admin-3]. */
export const heldBadge = z
  .object({
    badge_type: badgeTypeSchema,
    granted_at: z.iso.datetime(),
    origin: z.enum(badgeOrigins).meta({ description: "Source of the grant." }),
    granted_by_name: z.string().nullable().meta({ description: "The admin who granted it or sent the invitation." }),
    notes: z.string().nullable(),
    rests_since: z.iso
      .datetime()
      .nullable()
      .meta({ description: "For Verified: since when it has been paused, awaiting confirmation [trust-24]." }),
    rests_for: z.string().nullable().meta({ description: "The provider's change that paused it." }),
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
    description: "Part of the business name, the contact person or the account's email.",
  }),
  published: orAbsent(
    z.enum(["true", "false"], "Published is true or false.").transform((answer) => answer === "true"),
  ),
  badge: orAbsent(z.enum(badgeFilters, "This is not one of the badges.")),
  place: orAbsent(z.enum(["unknown"], "Place is unknown, or left out.")).meta({
    description: "Set to `unknown` for providers whose city names no known place, or several.",
  }),
  sort: orAbsent(z.enum(adminSortOrders, "Sort by newest, oldest, name or trust.")),
  ...pageOf(limits.list_limit_max),
});
export type AdminProviderQuery = z.infer<typeof adminProviderQuery>;

export const listAllProviders = call({
  ...calls.listAllProviders,
  name: "listAllProviders",
  summary: "List all matching providers, published or not; without page and limit, the first 1,000",
  group: "Administration",
  query: adminProviderQuery,
  status: 200,
  answer: z.object({
    providers: z.array(adminProvider),
    total: count,
    super_admins: count.meta({ description: "Super admins in the total; other figures exclude them." }),
    page: z.int(),
    limit: z.int(),
  }),
});

const params = z.object({ id: z.string() });

export const unpublishProvider = call({
  ...calls.unpublishProvider,
  name: "unpublishProvider",
  summary: "Unpublish a provider, who may publish again",
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
    pictures: count.meta({ description: "Logo, banner and gallery pictures." }),
    videos: count,
    endorsements_given: count,
    endorsements_received: count,
    verifications_given: count,
    verifications_received: count,
    favourites: count.meta({ description: "Couples who have it as a favourite." }),
    sessions: count,
    enquiries_kept: count.meta({ description: "Enquiries that remain, with the provider's name." }),
  })
  .meta({ id: "DeletionPreview" });
export type DeletionPreview = z.infer<typeof deletionPreview>;

export const previewDeletion = call({
  ...calls.previewDeletion,
  name: "previewDeletion",
  summary: "Preview what deleting a provider would remove and retain",
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
  ...calls.deleteProvider,
  name: "deleteProvider",
  summary: "Delete a provider with its media and sessions; enquiries remain, with its name",
  group: "Administration",
  params,
  body: z.object({ confirmationCode }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["provider_not_found", "super_admin_stays"],
});
