ALTER TABLE "listing" ADD COLUMN "word_bits" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint

-- A Bloom filter of the words of a text, two bits of 64 for each. Words are cut as `counted_of` cuts them (0068_listing_counts.sql), so that whoever contains a
-- word that occurs has all of its bits; of those with a name, a category and a town one in twenty has the bits of a word that it lacks.
CREATE FUNCTION word_bits(words text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << (hashtext(word) >> place & 63)), 0)
  FROM unnest(string_to_array(translate(words, E'\n', ' '), ' ')) word, unnest(ARRAY[0, 6]) place WHERE word <> ''
$$;
--> statement-breakpoint
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
    EXISTS (SELECT FROM calendar WHERE calendar.provider_id = provider.id) AS has_calendar,
    word_bits(search_text) AS word_bits
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
    latitude = excluded.latitude, longitude = excluded.longitude, has_calendar = excluded.has_calendar,
    word_bits = excluded.word_bits
  WHERE listing.* IS DISTINCT FROM excluded.*;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Written here alone: no other trigger has anything to do with it.
ALTER TABLE listing DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE listing SET word_bits = word_bits(search_text);
--> statement-breakpoint
ALTER TABLE listing ENABLE TRIGGER USER;
--> statement-breakpoint
DROP INDEX "listing_by_rating";--> statement-breakpoint
CREATE INDEX "listing_by_rating" ON "listing" USING btree ("trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id") INCLUDE ("has_calendar","word_bits");
