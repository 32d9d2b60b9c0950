import { sql, type SQL } from "drizzle-orm";
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
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { priceTiers, provinces } from "../contract/choices.ts";
import * as limits from "../contract/limits.ts";
import type { BusinessHours } from "../contract/providers/hours-shapes.ts";
import type { VerifiedIdentity } from "../contract/providers/identity.ts";
import { account } from "./accounts.ts";
import { category, subcategory } from "./categories.ts";
import { createdAt, id, moment, number, quoted, texts } from "./columns.ts";

/** An index of the few rows of which something holds. */
const ofFew = (name: string, id: AnyPgColumn, holds: SQL) => index(name).on(id).where(holds);

/** A business that serves weddings: its profile, and what is derived for lists ([providers-24]; schema/listings.ts). */
export const provider = pgTable(
  "provider",
  {
    /** The account's own id [accounts-1]. */
    id: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    business_name: text().notNull(),
    contact_person: text().notNull(),
    /** Phone numbers are E.164. */
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
    /** So far the road costs nothing, there and back; beyond it a kilometre costs so much, in rand with cents. */
    travel_free_km: integer(),
    travel_rate_per_km: doublePrecision(),
    /** Where a venue is, as its owner says; without it, it is where its place is. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),

    /** Which places city and province, and the additional towns, name; null and none where they name none [places-4]. */
    place_slug: text(),
    town_slugs: texts(),
    /** The text that this was found by, and in which list of places; a row for which they differ from its texts or our list is matched anew. */
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
    /** Prices, deposits and fees are whole rand. */
    price_from: integer(),
    price_to: integer(),
    /** What a typical wedding costs, and what that includes. */
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
    /** What it states in the words that lists filter by, languages apart (`contract/providers/facts.ts`). */
    facts: texts(),
    /** The most guests it can take. */
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
    /** Set once a super admin or an import recorded the ratings; the counts are read-only to the provider from then on. */
    ratings_recorded_at: moment(),

    is_published: boolean().notNull().default(false),
    published_at: moment(),
    is_super_admin: boolean().notNull().default(false),
    /** Set while admins keep it off every public page, with the reason that its owner reads [admin-32]. */
    suspended_at: moment(),
    suspended_reason: text(),
    /** False for a social account whose business details are still to be asked. */
    has_business_details: boolean().notNull().default(true),

    /** Derived from badges, endorsements and ratings; written only by whoever changes an input [trust-1]. */
    trust_score: doublePrecision().notNull().default(0),
    trust_tier: text(),
    /** Within so many hours it usually answers, as conversations measure it [conversations-34]; null where nothing is said of that. */
    answers_within: smallint(),
    is_verified: boolean().notNull().default(false),
    /** Set while a provider that holds the badge Verified is somebody else than was verified [trust-24]; then `is_verified` is false. */
    verification_rests_since: moment(),
    /** What was changed, in words. */
    verification_rests_for: text(),
    /** Who was verified, as the badge was granted or confirmed. Kept by the database. */
    verified_as: jsonb().$type<VerifiedIdentity>(),

    /** Kept by a trigger: the categories that it holds (`providerCategory`), the primary one first. */
    category_ids: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /** Kept by a trigger: the subcategories chosen in them, in the same order. */
    subcategory_ids: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /** Kept by a trigger: business name, contact person, primary category's name, town and keywords, as searches compare them, a line each. */
    search_text: text().notNull().default(""),
    /** Kept by a trigger: the town and the additional ones, as searches compare them, a line each. */
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
    // The orders of the administration's table, which shows every provider; the id decides between equals.
    index("provider_by_age").on(table.created_at, table.id),
    index("provider_by_name").on(sql`split_part(${table.search_text}, E'\\n', 1) collate "C"`, table.id),
    index("provider_by_trust").on(table.trust_score, table.id),
    // The feed of those that are new.
    index("provider_by_publication")
      .on(table.published_at, table.id)
      .where(sql`is_published and not is_super_admin`),
    index("provider_unpublished")
      .on(table.created_at, table.id)
      .where(sql`not is_published`),
    // The few whom numbers and lists leave out.
    ofFew("provider_resting", table.id, sql`verification_rests_since is not null`),
    ofFew("provider_super_admin", table.id, sql`is_super_admin`),
    // Business name and contact person, the first two lines: what that table is searched by, besides the email.
    index("provider_by_names").using(
      "gin",
      sql`(split_part(${table.search_text}, E'\\n', 1) || E'\\n' || split_part(${table.search_text}, E'\\n', 2)) gin_trgm_ops`,
    ),
  ],
);

/** Which categories a provider has: one of them primary, each with at most one subcategory chosen. */
export const providerCategory = pgTable(
  "provider_category",
  {
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    category_id: integer()
      .notNull()
      .references(() => category.id, { onDelete: "restrict" }),
    subcategory_id: integer(),
    is_primary: boolean().notNull().default(false),
    /** Its place among the provider's categories, from 0; the primary one comes first. */
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.category_id] }),
    foreignKey({
      name: "provider_category_subcategory_of_category",
      columns: [table.subcategory_id, table.category_id],
      foreignColumns: [subcategory.id, subcategory.category_id],
    }),
    uniqueIndex("provider_category_one_primary")
      .on(table.provider_id)
      .where(sql`is_primary`),
    index("provider_category_category").on(table.category_id),
  ],
);

/** A package or service that the provider names itself: `customFields` on the wire [providers-17]. */
export const customField = pgTable(
  "custom_field",
  {
    id: id(),
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index("custom_field_provider").on(table.provider_id, table.position)],
);

/** That there was a provider under an id: its address says that it has left, and leads on to others of its category and province; nothing else is kept of it [visitors-31]. */
export const departedProvider = pgTable("departed_provider", {
  id: uuid().primaryKey(),
  category_id: integer().references(() => category.id, { onDelete: "set null" }),
  province: text({ enum: provinces }),
});
