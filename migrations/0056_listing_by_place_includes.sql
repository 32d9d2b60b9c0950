DROP INDEX "listing_category_by_place";--> statement-breakpoint
-- What lists filter and sort by is included rather than part of the key: PostgreSQL 18 takes a condition on any column of a key for a search,
-- and between the columns that are given tries each value of those that are not, as if every row were one to look for.
CREATE INDEX "listing_category_by_place" ON "listing_category" USING btree ("category_id","place_slug","reach_km")
  INCLUDE ("provider_id","trust_score","google_rating","review_standing","review_total","price_rank","is_verified","province","price_range","price_from","price_to","subcategory_ids","latitude","longitude","kept_on","notice_days","days_taken","days_limited");
