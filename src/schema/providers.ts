import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  foreignKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { priceTiers, provinces } from "../contract/choices.ts";
import * as limits from "../contract/limits.ts";
import type { BusinessHours } from "../contract/providers/field-schema.ts";
import type { VerifiedIdentity } from "../contract/providers/identity.ts";
import { account } from "./accounts.ts";
import { category, subcategory } from "./categories.ts";
import {
  createdAt,
  id,
  instant,
  number,
  quoted,
  texts,
  keyOf,
  ownedBy,
  partialIndex,
  partialUnique,
  integers,
} from "./columns.ts";

/** A wedding business: its profile and derived list columns ([providers-24]; schema/listings.ts). */
export const provider = pgTable(
  "provider",
  {
    /** Same as the account's id [accounts-1]. */
    id: keyOf(() => account.id),
    business_name: text().notNull(),
    contact_person: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    whatsapp_number: text(),
    alternative_phone: text(),
    email_public: text(),
    website: text(),
    description: text(),

    city: text(),
    province: text({ enum: provinces }),
    postal_code: text(),
    business_address: text(),
    additional_cities: texts(),
    willing_to_travel: boolean().notNull().default(false),
    radius_km: integer(),
    /** Free distance as a round trip; then rand per km, with cents. */
    travel_free_km: integer(),
    travel_rate_per_km: doublePrecision(),
    /** A venue's pin; without one its place counts. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),

    /** Slugs of the city and the additional towns; null or empty if unknown [places-4]. */
    place_slug: text(),
    town_slugs: texts(),
    /** The text and the place list's version that were matched; a difference triggers a new match. */
    place_matched_text: text(),
    place_matched_list: text(),

    established_year: integer(),
    team_size: text(),
    legal_name: text(),
    business_registration: text(),
    years_experience: integer(),
    events_completed: integer(),

    price_range: text({ enum: priceTiers })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Prices, deposits and fees are in whole rand. */
    price_from: integer(),
    price_to: integer(),
    typical_price: integer(),
    typical_price_for: text(),
    deposit_required: boolean().notNull().default(false),
    deposit_type: text({ enum: ["percentage", "fixed"] })
      .notNull()
      .default("percentage"),
    deposit_value: integer(),
    deposit_percentage: integer(),
    payment_methods: texts(),
    services_offered: texts(),
    specialties: texts(),
    languages_spoken: texts(),
    /** Filterable facts, without languages (`contract/providers/facts.ts`). */
    facts: texts(),
    guests_max: integer(),

    google_review_url: text(),
    facebook_review_url: text(),
    instagram_url: text(),
    youtube_url: text(),
    tiktok_url: text(),
    linkedin_url: text(),
    pinterest_url: text(),

    booking_lead_time: text(),
    cancellation_policy: text(),
    offers_consultation: boolean().notNull().default(false),
    consultation_fee: integer(),
    has_insurance: boolean().notNull().default(false),
    insurance_details: text(),
    business_hours: jsonb().$type<BusinessHours>(),
    awards_certifications: texts(),
    keywords: texts(),

    google_rating: doublePrecision(),
    facebook_rating: doublePrecision(),
    google_review_count: integer(),
    facebook_review_count: integer(),
    /** Set when an admin or import recorded the ratings, which then are read-only to the provider. */
    ratings_recorded_at: instant(),

    is_published: boolean().notNull().default(false),
    published_at: instant(),
    is_super_admin: boolean().notNull().default(false),
    /** Hidden from public pages by admins, with the reason shown to its owner [admin-32]. */
    suspended_at: instant(),
    suspended_reason: text(),
    has_business_details: boolean().notNull().default(true),

    /** Derived from badges, endorsements and ratings; updated by the code that changes these [trust-1]. */
    trust_score: doublePrecision().notNull().default(0),
    trust_tier: text(),
    /** Usual response time in hours [conversations-34]; null if not shown. */
    answers_within: smallint(),
    is_verified: boolean().notNull().default(false),
    /**
     * Set while the Verified badge is suspended, since the business's identity changed [trust-24]; `is_verified` is
     * then false.
     */
    verification_rests_since: instant(),
    verification_rests_for: text(),
    /** The verified identity; a trigger sets it. */
    verified_as: jsonb().$type<VerifiedIdentity>(),

    /** Set by a trigger from `providerCategory`, primary first. */
    category_ids: integers(),
    /** Set by a trigger, in the order of the categories. */
    subcategory_ids: integers(),
    /** Set by a trigger: name, contact, primary category, town and keywords, normalised, one per line. */
    search_text: text().notNull().default(""),
    /** Set by a trigger: all towns, normalised, one per line. */
    place_text: text().notNull().default(""),

    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    check("provider_province_known", sql`${table.province} in (${quoted(provinces)})`),
    check("provider_price_range_known", sql`${table.price_range} <@ array[${quoted(priceTiers)}]::text[]`),
    check("provider_radius_within", sql`${table.radius_km} between 0 and ${number(limits.radius_km_max)}`),
    check(
      "provider_travel_free_within",
      sql`${table.travel_free_km} between 0 and ${number(limits.travel_free_km_max)}`,
    ),
    check(
      "provider_travel_rate_within",
      sql`${table.travel_rate_per_km} between 0 and ${number(limits.travel_rate_per_km_max)}`,
    ),
    check(
      "provider_pin_on_earth",
      sql`${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
    check("provider_pin_whole", sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check(
      "provider_deposit_within",
      sql`${table.deposit_percentage} between 0 and ${number(limits.deposit_percentage_max)}`,
    ),
    check("provider_deposit_type_known", sql`${table.deposit_type} in ('percentage', 'fixed')`),
    check("provider_prices_positive", sql`${table.price_from} >= 0 and ${table.price_to} >= 0`),
    check("provider_prices_ordered", sql`${table.price_to} >= ${table.price_from}`),
    check("provider_trust_score_within", sql`${table.trust_score} between 0 and 5`),
    check("provider_google_rating_within", sql`${table.google_rating} between 0 and 5`),
    check("provider_facebook_rating_within", sql`${table.facebook_rating} between 0 and 5`),
    check(
      "provider_review_counts_positive",
      sql`${table.google_review_count} >= 0 and ${table.facebook_review_count} >= 0`,
    ),
    check("provider_verified_known", sql`not ${table.is_verified} or ${table.verified_as} is not null`),
    check("provider_suspended_hidden", sql`${table.suspended_at} is null or not ${table.is_published}`),
    check("provider_published_since", sql`not ${table.is_published} or ${table.published_at} is not null`),
    index("provider_by_age").on(table.created_at, table.id),
    index("provider_by_name").on(sql`split_part(${table.search_text}, E'\\n', 1) collate "C"`, table.id),
    index("provider_by_trust").on(table.trust_score, table.id),
    partialIndex("provider_by_publication", sql`is_published and not is_super_admin`, table.published_at, table.id),
    partialIndex("provider_unpublished", sql`not is_published`, table.created_at, table.id),
    partialIndex("provider_resting", sql`verification_rests_since is not null`, table.id),
    partialIndex("provider_super_admin", sql`is_super_admin`, table.id),
    // For admin searches: name and contact are the first two lines.
    index("provider_by_names").using(
      "gin",
      sql`(split_part(${table.search_text}, E'\\n', 1) || E'\\n' || split_part(${table.search_text}, E'\\n', 2)) gin_trgm_ops`,
    ),
  ],
);

export const providerCategory = pgTable(
  "provider_category",
  {
    provider_id: ownedBy(() => provider.id),
    category_id: integer()
      .notNull()
      .references(() => category.id, { onDelete: "restrict" }),
    subcategory_id: integer(),
    is_primary: boolean().notNull().default(false),
    /** From 0; the primary is first. */
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.category_id] }),
    foreignKey({
      name: "provider_category_subcategory_of_category",
      columns: [table.subcategory_id, table.category_id],
      foreignColumns: [subcategory.id, subcategory.category_id],
    }),
    partialUnique("provider_category_one_primary", sql`is_primary`, table.provider_id),
    index("provider_category_category").on(table.category_id),
  ],
);

/** A provider's own package or service; `customFields` in the API [providers-17]. */
export const customField = pgTable(
  "custom_field",
  {
    id: id(),
    provider_id: ownedBy(() => provider.id),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index("custom_field_provider").on(table.provider_id, table.position)],
);

/**
 * A deleted provider, so that its URL can link to others of its category and province; nothing else is saved
 * [visitors-31].
 */
export const deletedProvider = pgTable("deleted_provider", {
  id: uuid().primaryKey(),
  category_id: integer().references(() => category.id, { onDelete: "set null" }),
  province: text({ enum: provinces }),
});
