import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { priceTiers, provinces } from "../contract/choices.ts";
import { keptDays } from "./calendars.ts";
import { texts } from "./columns.ts";
import { provider } from "./providers.ts";

/**
 * What the public list is made from: one slim row for each provider that it shows (published, no super admin), with
 * just what lists filter and sort by. Triggers keep it in step with `provider` and `calendar`; nobody else writes here. Being slim,
 * a hundred thousand of them are read as fast as a tenth as many whole profiles (docs/performance.md).
 */
export const listing = pgTable(
  "listing",
  {
    provider_id: uuid()
      .primaryKey()
      .references(() => provider.id, { onDelete: "cascade" }),
    trust_score: doublePrecision().notNull(),
    google_rating: doublePrecision(),
    /** 1 where the review counts were recorded, 0 where the provider typed them: recorded ones go first [trust-21]. */
    review_standing: integer().notNull(),
    review_total: integer().notNull(),
    /** 1 to 4 for the first price symbol, 5 where there is none, so that those come last [browse-5]. */
    price_rank: integer().notNull(),
    is_verified: boolean().notNull(),
    province: text({ enum: provinces }),
    price_range: text({ enum: priceTiers }).array().notNull(),
    /** What it asks for in whole rand: null is an open end, and both null say nothing of prices. */
    price_from: integer(),
    price_to: integer(),
    category_ids: integer().array().notNull(),
    subcategory_ids: integer().array().notNull(),
    /** Where it is, and the further towns that it comes to [places-4]. */
    place_slug: text(),
    town_slugs: texts(),
    /** How far it travels; null for whoever doesn't, and for a venue. */
    reach_km: integer(),
    /** A venue's pin. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    place_text: text().notNull(),
    search_text: text().notNull(),
    /** Whether it ever opened a calendar: of whoever did not, nothing is known on any day. */
    has_calendar: boolean().notNull().default(false),
  },
  (table) => {
    const list = (name: string) => index(`listing_by_${name}`);
    return [
      // The orders of the list [browse-5]: a page is a walk of 24 entries. The id decides between equals.
      list("rating").on(table.trust_score.desc(), table.google_rating.desc().nullsLast(), table.provider_id),
      list("trust").on(table.trust_score.desc(), table.provider_id),
      list("reviews").on(table.review_standing.desc(), table.review_total.desc(), table.provider_id),
      list("price").on(table.price_rank, table.trust_score.desc(), table.provider_id),
      list("province").on(
        table.province,
        table.trust_score.desc(),
        table.google_rating.desc().nullsLast(),
        table.provider_id,
      ),
      list("verified").on(
        table.is_verified,
        table.trust_score.desc(),
        table.google_rating.desc().nullsLast(),
        table.provider_id,
      ),
      list("category").using("gin", table.category_ids),
      list("subcategory").using("gin", table.subcategory_ids),
      list("place_slug").on(table.place_slug),
      list("pin").on(table.latitude),
      // Who comes so far from a place: found, with its categories, without a look at its row.
      list("reach")
        .on(table.place_slug, table.reach_km, table.category_ids, table.provider_id)
        .where(sql`reach_km is not null`),
      // Who of those that travel comes to a town that it names.
      list("town")
        .using("gin", table.town_slugs)
        .where(sql`reach_km is not null`),
      list("search").using("gin", table.search_text.op("gin_trgm_ops")),
      // What business names begin with, and words in them, as somebody types them [browse-20].
      list("name").using("gin", sql`name_words(search_text) gin_trgm_ops`),
      list("whole_name").on(sql`name_words(search_text)`),
      list("place").using("gin", table.place_text.op("gin_trgm_ops")),
    ];
  },
);

/**
 * The same once for each category that a provider holds, without the texts of searches: what a list of one category filters and sorts
 * by lies together in one index, by place. Triggers keep it in step with `listing` and `calendar`; nobody else writes here.
 */
export const listingCategory = pgTable(
  "listing_category",
  {
    category_id: integer().notNull(),
    provider_id: uuid()
      .notNull()
      .references(() => listing.provider_id, { onDelete: "cascade" }),
    trust_score: doublePrecision().notNull(),
    google_rating: doublePrecision(),
    review_standing: integer().notNull(),
    review_total: integer().notNull(),
    price_rank: integer().notNull(),
    is_verified: boolean().notNull(),
    province: text({ enum: provinces }),
    price_range: text({ enum: priceTiers }).array().notNull(),
    price_from: integer(),
    price_to: integer(),
    subcategory_ids: integer().array().notNull(),
    place_slug: text(),
    town_slugs: texts(),
    reach_km: integer(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** What its calendar says of its days, as `calendar` has it; null where it never opened one. */
    kept_on: date({ mode: "string" }),
    notice_days: smallint(),
    days_taken: keptDays(),
    days_limited: keptDays(),
  },
  (held) => [
    primaryKey({ columns: [held.provider_id, held.category_id] }),
    // Found by these; a list counts and orders what it finds without a look at its rows, since the migration includes all other columns
    // but `town_slugs`. Included ones only filter: PostgreSQL 18 would search by a key, `latitude is null` say, once for each row.
    index("listing_category_by_place").on(held.category_id, held.place_slug, held.reach_km),
    index("listing_category_by_pin")
      .on(held.category_id, held.latitude)
      .where(sql`latitude is not null`),
    // The usual order within a category, and within a province of it: a page is a walk of 24 entries. Partial, though every row has its
    // part, so that only who asks for a `price_rank` above 0 is served by it: for a list near a place, which is found sooner by the place, the
    // planner would walk it too.
    index("listing_category_by_rating")
      .on(held.category_id, held.trust_score.desc(), held.google_rating.desc().nullsLast(), held.provider_id)
      .where(sql`price_rank > 0`),
    index("listing_category_by_province")
      .on(
        held.category_id,
        held.province,
        held.trust_score.desc(),
        held.google_rating.desc().nullsLast(),
        held.provider_id,
      )
      .where(sql`price_rank > 0`),
    // Who of a category comes to a town that it names.
    index("listing_category_by_town")
      .using("gin", sql`towns_of_category(category_id, town_slugs)`)
      .where(sql`reach_km is not null`),
  ],
);

/**
 * What lists show of each provider that is listed: its card as JSON, ready to be read, since to make those of a page anew costs more than
 * to find them (docs/performance.md). A trigger keeps it in step with `provider`; nobody else writes here.
 */
export const listingCard = pgTable("listing_card", {
  provider_id: uuid()
    .primaryKey()
    .references(() => listing.provider_id, { onDelete: "cascade" }),
  card: text().notNull(),
});

/**
 * Each word of a listed provider's searched texts, in the usual order: a search that some words contain walks the first of each, and what most
 * searches are narrowed by stands beside, in the index too. Triggers keep it in step with `listing`; nobody else writes here.
 */
export const listingWord = pgTable(
  "listing_word",
  {
    word: text().notNull(),
    trust_score: doublePrecision().notNull(),
    /** Below 0 where there is none: a row is found, to be taken away, by all that it says. */
    google_rating: doublePrecision().notNull(),
    provider_id: uuid().notNull(),
    is_verified: boolean().notNull().default(false),
    has_calendar: boolean().notNull().default(false),
    province: text({ enum: provinces }),
    category_ids: integer().array().notNull().default([]),
  },
  (held) => [
    index("listing_word_by_rating").on(
      held.word,
      held.trust_score.desc(),
      held.google_rating.desc().nullsLast(),
      held.provider_id,
    ),
  ],
);

/**
 * How many listed providers there are of what: `list` of a list by its filters (`counted_of` names them), `word` of those in whose
 * searched texts a word stands. What has the same name is added up: a transaction that finds a row held by another writes one of its
 * own and waits for nobody. Triggers keep it in step with `listing`; nobody else writes here.
 */
export const listingCount = pgTable(
  "listing_count",
  {
    kind: text({ enum: ["list", "word"] }).notNull(),
    name: text().notNull(),
    total: integer().notNull(),
  },
  (counted) => [
    check("listing_count_says_something", sql`total <> 0`),
    index("listing_count_by_name").on(counted.kind, counted.name),
    index("listing_count_by_word")
      .using("gin", counted.name.op("gin_trgm_ops"))
      .where(sql`kind = 'word'`),
    // What is to be added up with another row yet.
    index("listing_count_below_none")
      .on(counted.kind, counted.name)
      .where(sql`total < 0`),
  ],
);
