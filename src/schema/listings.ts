import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { priceTiers, provinces } from "../contract/choices.ts";
import { texts } from "./columns.ts";
import { provider } from "./providers.ts";

/**
 * One row for each provider that public lists show (published, no super admin), with what lists filter and sort by. A trigger keeps it in step
 * with `provider`; nobody else writes here.
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
    /** In whole rand; null where the price is on request. */
    typical_price: integer(),
    /** Its facts, and the languages that it speaks. */
    facts: texts(),
    /** Null where it states no capacity. */
    guests_max: integer(),
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
  },
  (table) => {
    const list = (name: string) => index(`listing_by_${name}`);
    return [
      // The orders of the list [browse-5]: a page is a walk of 24 entries. The id decides between equals.
      list("rating").on(table.trust_score.desc(), table.google_rating.desc().nullsLast(), table.provider_id),
      list("trust").on(table.trust_score.desc(), table.provider_id),
      list("reviews").on(table.review_standing.desc(), table.review_total.desc(), table.provider_id),
      list("typical_price").on(table.typical_price, table.price_rank, table.trust_score.desc(), table.provider_id),
      list("province").on(
        table.province,
        table.trust_score.desc(),
        table.google_rating.desc().nullsLast(),
        table.provider_id,
      ),
      list("category").using("gin", table.category_ids),
      list("subcategory").using("gin", table.subcategory_ids),
      list("facts").using("gin", table.facts),
      list("place_slug").on(table.place_slug),
      list("search").using("gin", table.search_text.op("gin_trgm_ops")),
      // What business names begin with, and words in them, as somebody types them [browse-20].
      list("name").using("gin", sql`name_words(search_text) gin_trgm_ops`),
      list("whole_name").on(sql`name_words(search_text)`),
      list("place").using("gin", table.place_text.op("gin_trgm_ops")),
    ];
  },
);
