ALTER TABLE "listing" ADD COLUMN "place_slug" text;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "town_slugs" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "reach_km" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "travel_free_km" integer;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "travel_rate_per_km" double precision;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "place_slug" text;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "town_slugs" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "place_matched_text" text;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "place_matched_list" text;--> statement-breakpoint
CREATE INDEX "listing_by_place_slug" ON "listing" USING btree ("place_slug");--> statement-breakpoint
CREATE INDEX "listing_by_pin" ON "listing" USING btree ("latitude");--> statement-breakpoint
CREATE INDEX "listing_by_town" ON "listing" USING gin ("town_slugs");--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_travel_free_within" CHECK ("provider"."travel_free_km" between 0 and 1000);--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_travel_rate_within" CHECK ("provider"."travel_rate_per_km" between 0 and 50);--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_pin_on_earth" CHECK ("provider"."latitude" between -90 and 90 and "provider"."longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_pin_whole" CHECK (("provider"."latitude" is null) = ("provider"."longitude" is null));--> statement-breakpoint

-- What a list would hold of any provider (schema/listings.ts). A venue does not travel, and it alone has a pin.
CREATE OR REPLACE VIEW listable AS
  SELECT provider.id AS provider_id, trust_score, google_rating,
    CASE WHEN ratings_recorded_at IS NULL THEN 0 ELSE 1 END AS review_standing,
    coalesce(google_review_count, 0) + coalesce(facebook_review_count, 0) AS review_total,
    coalesce(length(price_range[1]), 5) AS price_rank,
    is_verified, province, price_range, category_ids, place_text, search_text, price_from, price_to, subcategory_ids,
    place_slug, town_slugs,
    CASE WHEN willing_to_travel AND first_category.slug IS DISTINCT FROM 'venues' THEN coalesce(radius_km, 0) END AS reach_km,
    CASE WHEN first_category.slug = 'venues' THEN latitude END AS latitude,
    CASE WHEN first_category.slug = 'venues' THEN longitude END AS longitude
  FROM provider LEFT JOIN category first_category ON first_category.id = category_ids[1];
--> statement-breakpoint
CREATE OR REPLACE VIEW listed AS
  SELECT listable.* FROM listable JOIN provider ON provider.id = listable.provider_id
  WHERE provider.is_published AND NOT provider.is_super_admin;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_published OR NEW.is_super_admin THEN
    DELETE FROM listing WHERE provider_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO listing SELECT * FROM listed WHERE provider_id = NEW.id
  ON CONFLICT (provider_id) DO UPDATE SET
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_standing = excluded.review_standing, review_total = excluded.review_total, price_rank = excluded.price_rank,
    is_verified = excluded.is_verified, province = excluded.province, price_range = excluded.price_range,
    category_ids = excluded.category_ids, place_text = excluded.place_text, search_text = excluded.search_text,
    price_from = excluded.price_from, price_to = excluded.price_to, subcategory_ids = excluded.subcategory_ids,
    place_slug = excluded.place_slug, town_slugs = excluded.town_slugs, reach_km = excluded.reach_km,
    latitude = excluded.latitude, longitude = excluded.longitude
  WHERE listing.* IS DISTINCT FROM excluded.*;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER provider_listed ON provider;
--> statement-breakpoint
CREATE TRIGGER provider_listed AFTER INSERT OR UPDATE OF
    is_published, is_super_admin, trust_score, google_rating, google_review_count, facebook_review_count, ratings_recorded_at,
    is_verified, province, price_range, price_from, price_to, category_ids, subcategory_ids, place_text, search_text,
    business_name, contact_person, city, additional_cities, keywords,
    place_slug, town_slugs, willing_to_travel, radius_km, latitude, longitude
  ON provider FOR EACH ROW EXECUTE FUNCTION keep_listing();
--> statement-breakpoint
-- The program matches places as it starts, batch by batch; how far everybody travels is known already.
UPDATE listing SET reach_km = listable.reach_km FROM listable
  WHERE listable.provider_id = listing.provider_id AND listable.reach_km IS NOT NULL;
