ALTER TABLE "listing" ADD COLUMN "has_calendar" boolean DEFAULT false NOT NULL;--> statement-breakpoint

-- What a list would hold of any provider (schema/listings.ts).
CREATE OR REPLACE VIEW listable AS
  SELECT provider.id AS provider_id, trust_score, google_rating,
    CASE WHEN ratings_recorded_at IS NULL THEN 0 ELSE 1 END AS review_standing,
    coalesce(google_review_count, 0) + coalesce(facebook_review_count, 0) AS review_total,
    coalesce(length(price_range[1]), 5) AS price_rank,
    is_verified, province, price_range, category_ids, place_text, search_text, price_from, price_to, subcategory_ids,
    place_slug, town_slugs,
    CASE WHEN willing_to_travel AND first_category.slug IS DISTINCT FROM 'venues' THEN coalesce(radius_km, 0) END AS reach_km,
    CASE WHEN first_category.slug = 'venues' THEN latitude END AS latitude,
    CASE WHEN first_category.slug = 'venues' THEN longitude END AS longitude,
    EXISTS (SELECT FROM calendar WHERE calendar.provider_id = provider.id) AS has_calendar
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
    latitude = excluded.latitude, longitude = excluded.longitude, has_calendar = excluded.has_calendar
  WHERE listing.* IS DISTINCT FROM excluded.*;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Once a statement, however many rows it writes. The provider is held, so that whoever lists it meanwhile has done so, or finds the calendar.
CREATE FUNCTION keep_listing_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM provider WHERE id IN (SELECT provider_id FROM opened) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listing SET has_calendar = true WHERE provider_id IN (SELECT provider_id FROM opened) AND NOT has_calendar;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER calendar_opened AFTER INSERT ON calendar
  REFERENCING NEW TABLE AS opened FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_calendar();
--> statement-breakpoint
UPDATE listing SET has_calendar = true WHERE provider_id IN (SELECT provider_id FROM calendar);
--> statement-breakpoint
-- Included, so that a list for a date is walked and counted without a look at its rows.
DROP INDEX "listing_by_rating";--> statement-breakpoint
CREATE INDEX "listing_by_rating" ON "listing" USING btree ("trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id") INCLUDE ("has_calendar");--> statement-breakpoint
DROP INDEX "listing_by_province";--> statement-breakpoint
CREATE INDEX "listing_by_province" ON "listing" USING btree ("province","trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id") INCLUDE ("has_calendar");--> statement-breakpoint
DROP INDEX "listing_by_verified";--> statement-breakpoint
CREATE INDEX "listing_by_verified" ON "listing" USING btree ("is_verified","trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id") INCLUDE ("has_calendar");
--> statement-breakpoint
-- What lists near a place sort and filter by, so that those at home around it are counted and ordered without a look at their rows.
DROP INDEX "listing_by_place_slug";--> statement-breakpoint
CREATE INDEX "listing_by_place_slug" ON "listing" USING btree ("place_slug") INCLUDE ("provider_id","trust_score","google_rating","review_standing","review_total","price_rank","is_verified","province","price_from","price_to","latitude","has_calendar");
