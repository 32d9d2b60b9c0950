CREATE TABLE "listing_category" (
	"category_id" integer NOT NULL,
	"provider_id" uuid NOT NULL,
	"trust_score" double precision NOT NULL,
	"google_rating" double precision,
	"review_standing" integer NOT NULL,
	"review_total" integer NOT NULL,
	"price_rank" integer NOT NULL,
	"is_verified" boolean NOT NULL,
	"province" text,
	"price_range" text[] NOT NULL,
	"price_from" integer,
	"price_to" integer,
	"subcategory_ids" integer[] NOT NULL,
	"place_slug" text,
	"town_slugs" text[] DEFAULT '{}'::text[] NOT NULL,
	"reach_km" integer,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "listing_category_provider_id_category_id_pk" PRIMARY KEY("provider_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "listing_category" ADD CONSTRAINT "listing_category_provider_id_listing_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."listing"("provider_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- What a list of one category holds of each listed provider (schema/listings.ts).
CREATE VIEW listed_by_category AS
  SELECT category_id, provider_id, trust_score, google_rating, review_standing, review_total, price_rank, is_verified, province,
    price_range, price_from, price_to, subcategory_ids, place_slug, town_slugs, reach_km, latitude, longitude
  FROM listing, unnest(category_ids) category_id;
--> statement-breakpoint
CREATE FUNCTION keep_listing_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_category WHERE provider_id = NEW.provider_id AND category_id <> ALL (NEW.category_ids);
  INSERT INTO listing_category SELECT * FROM listed_by_category WHERE provider_id = NEW.provider_id
  ON CONFLICT (provider_id, category_id) DO UPDATE SET
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_standing = excluded.review_standing, review_total = excluded.review_total, price_rank = excluded.price_rank,
    is_verified = excluded.is_verified, province = excluded.province, price_range = excluded.price_range,
    price_from = excluded.price_from, price_to = excluded.price_to, subcategory_ids = excluded.subcategory_ids,
    place_slug = excluded.place_slug, town_slugs = excluded.town_slugs, reach_km = excluded.reach_km,
    latitude = excluded.latitude, longitude = excluded.longitude
  WHERE listing_category.* IS DISTINCT FROM excluded.*;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_categorised AFTER INSERT OR UPDATE ON listing FOR EACH ROW EXECUTE FUNCTION keep_listing_category();
--> statement-breakpoint
-- The towns that a provider of a category names, each with the category before it: together they are one entry of an index.
CREATE FUNCTION towns_of_category(category_id integer, town_slugs text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT category_id::text || ' ' || town FROM unnest(town_slugs) town)
$$;
--> statement-breakpoint
INSERT INTO listing_category SELECT * FROM listed_by_category;
--> statement-breakpoint
CREATE INDEX "listing_category_by_place" ON "listing_category" USING btree ("category_id","place_slug","reach_km","provider_id","trust_score","google_rating","review_standing","review_total","price_rank","is_verified","province","price_range","price_from","price_to","subcategory_ids","latitude","longitude");--> statement-breakpoint
CREATE INDEX "listing_category_by_pin" ON "listing_category" USING btree ("category_id","latitude") WHERE latitude is not null;--> statement-breakpoint
CREATE INDEX "listing_category_by_town" ON "listing_category" USING gin (towns_of_category(category_id, town_slugs)) WHERE reach_km is not null;