CREATE TABLE "listing_card" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"card" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_card" ADD CONSTRAINT "listing_card_provider_id_listing_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."listing"("provider_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A card is 1.3 kB, and stays whole in its row up to 4.
ALTER TABLE "listing_card" SET (toast_tuple_target = 4080);
--> statement-breakpoint
-- What a list shows of each provider that is listed: the columns of `cardSelection` (features/providers/store.ts), in their order.
CREATE VIEW listed_card AS
  SELECT listing.provider_id, row_to_json(card)::text AS card
  FROM listing JOIN provider p ON p.id = listing.provider_id, LATERAL (
    SELECT p.id, p.business_name, p.contact_person, p.phone, p.city, p.province, p.willing_to_travel, p.google_rating, p.facebook_rating,
      p.google_review_count, p.facebook_review_count, p.ratings_recorded_at, p.trust_score, p.trust_tier, p.price_range, p.keywords,
      p.price_from, p.radius_km, p.travel_free_km, p.travel_rate_per_km, p.place_slug, p.town_slugs, p.latitude, p.longitude,
      p.answers_within, p.is_verified, p.is_published, p.is_super_admin, p.category_ids, p.subcategory_ids, p.badge_types, p.shown_files,
      left(p.description, 200) AS opening) AS card;
--> statement-breakpoint
-- The listing's row comes and goes before (`provider_listed`), and takes the card with it.
CREATE FUNCTION keep_listing_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_card SELECT * FROM listed_card WHERE provider_id = NEW.id
  ON CONFLICT (provider_id) DO UPDATE SET card = excluded.card WHERE listing_card.card <> excluded.card;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER provider_shown AFTER INSERT OR UPDATE ON provider FOR EACH ROW EXECUTE FUNCTION keep_listing_card();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fill_listing() RETURNS void LANGUAGE sql AS $$
  DELETE FROM listing;
  INSERT INTO listing SELECT * FROM listed;
  INSERT INTO listing_card SELECT * FROM listed_card;
$$;
--> statement-breakpoint
INSERT INTO listing_card SELECT * FROM listed_card;
