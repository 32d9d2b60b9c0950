import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { priceTiers, provinces } from "../contract/choices.ts";
import { texts, keyOf } from "./columns.ts";
import { provider } from "./providers.ts";

/** A trigger keeps this copy of published providers (no super admins); write only to `provider`. */
export const listing = pgTable(
  "listing",
  {
    provider_id: keyOf(() => provider.id),
    trust_score: doublePrecision().notNull(),
    google_rating: doublePrecision(),
    /** 1 for recorded review counts, 0 for self-entered; recorded ones sort first [trust-21]. */
    review_source: integer().notNull(),
    review_total: integer().notNull(),
    /** 1 to 4 by price symbol, 5 for none, to sort last [browse-5]. */
    price_rank: integer().notNull(),
    is_verified: boolean().notNull(),
    province: text({ enum: provinces }),
    price_range: text({ enum: priceTiers }).array().notNull(),
    /** Whole rand; null is an open end, both null no prices. */
    price_from: integer(),
    price_to: integer(),
    /** Whole rand; null for price on request. */
    typical_price: integer(),
    facts: texts(),
    guests_max: integer(),
    category_ids: integer().array().notNull(),
    subcategory_ids: integer().array().notNull(),
    /** Its town and additional ones [places-4]. */
    place_slug: text(),
    town_slugs: texts(),
    /** Null for venues and those who don't travel. */
    reach_km: integer(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    place_text: text().notNull(),
    search_text: text().notNull(),
  },
  (table) => {
    const list = (name: string) => index(`listing_by_${name}`);
    return [
      // Sort orders of lists [browse-5], 24 entries a page; the id breaks ties.
      list("rating").on(table.trust_score.desc(), table.google_rating.desc().nullsLast(), table.provider_id),
      list("trust").on(table.trust_score.desc(), table.provider_id),
      list("reviews").on(table.review_source.desc(), table.review_total.desc(), table.provider_id),
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
      // For searches while typing, by the start of names and words [browse-20].
      list("name").using("gin", sql`name_words(search_text) gin_trgm_ops`),
      list("whole_name").on(sql`name_words(search_text)`),
      list("place").using("gin", table.place_text.op("gin_trgm_ops")),
    ];
  },
);
