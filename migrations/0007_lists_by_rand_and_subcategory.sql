-- What lists are made of is derived anew below; until then nothing follows the changes of providers.
DROP TRIGGER provider_listed ON provider;
--> statement-breakpoint
DELETE FROM "listing";
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "price_from" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "price_to" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "subcategory_ids" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "subcategory_ids" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_by_subcategory" ON "listing" USING gin ("subcategory_ids");
--> statement-breakpoint

-- The subcategories that each provider has chosen, primary category first.
UPDATE provider SET subcategory_ids = chosen.ids FROM (
  SELECT p.id, array_agg(held.subcategory_id ORDER BY held.is_primary DESC, array_position(p.category_ids, held.category_id)) AS ids
  FROM provider p JOIN provider_category held ON held.provider_id = p.id
  WHERE held.subcategory_id IS NOT NULL GROUP BY p.id
) chosen WHERE chosen.id = provider.id;
--> statement-breakpoint

-- The keywords below what searches looked in before, each as the program's own normalisation (features/providers/rules.ts) writes it.
UPDATE provider SET search_text = concat_ws(E'\n', nullif(search_text, ''), found.words) FROM (
  SELECT id, string_agg(word, E'\n' ORDER BY place) AS words FROM (
    SELECT p.id, place, btrim(regexp_replace(translate(search_form(keyword), '‘’ʼ`´', ''''''''''''), '[[:space:][:cntrl:]]+', ' ', 'g')) AS word
    FROM provider p, unnest(p.keywords) WITH ORDINALITY AS said (keyword, place)
  ) each WHERE word <> '' GROUP BY id
) found WHERE found.id = provider.id;
--> statement-breakpoint

-- What a list would hold of any provider, whether it shows it or not (schema/listings.ts).
CREATE VIEW listable AS
  SELECT id AS provider_id, trust_score, google_rating,
    CASE WHEN ratings_recorded_at IS NULL THEN 0 ELSE 1 END AS review_standing,
    coalesce(google_review_count, 0) + coalesce(facebook_review_count, 0) AS review_total,
    coalesce(length(price_range[1]), 5) AS price_rank,
    is_verified, province, price_range, category_ids, place_text, search_text, price_from, price_to, subcategory_ids
  FROM provider;
--> statement-breakpoint
-- The public list shows a provider exactly while it is published and no super admin.
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
    price_from = excluded.price_from, price_to = excluded.price_to, subcategory_ids = excluded.subcategory_ids
  WHERE listing.* IS DISTINCT FROM excluded.*;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER provider_listed AFTER INSERT OR UPDATE OF
    is_published, is_super_admin, trust_score, google_rating, google_review_count, facebook_review_count, ratings_recorded_at,
    is_verified, province, price_range, price_from, price_to, category_ids, subcategory_ids, place_text, search_text
  ON provider FOR EACH ROW EXECUTE FUNCTION keep_listing();
--> statement-breakpoint
SELECT fill_listing();
