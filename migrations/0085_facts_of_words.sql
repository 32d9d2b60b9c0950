-- What most searches are narrowed by stands beside each word, so that neither who matches nor how many are looked up in the listing.
TRUNCATE "listing_word";
--> statement-breakpoint
DROP VIEW listed_by_word;
--> statement-breakpoint
DROP FUNCTION worded;
--> statement-breakpoint
ALTER TABLE "listing_word" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_word" ADD COLUMN "has_calendar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_word" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "listing_word" ADD COLUMN "category_ids" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- The rows that a listed provider has for the words of its searched texts (schema/listings.ts).
CREATE FUNCTION worded(held listing) RETURNS SETOF listing_word LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word, held.trust_score, coalesce(held.google_rating, -1), held.provider_id,
    held.is_verified, held.has_calendar, held.province, held.category_ids
  FROM words_of(held.search_text) word
$$;
--> statement-breakpoint
CREATE VIEW listed_by_word AS SELECT each.* FROM listing, worded(listing) each;
--> statement-breakpoint
-- What a change leaves as it was is not written. What goes is looked up row by row, whatever the planner thinks: a connection keeps the plan
-- for statements of one row and of a hundred thousand.
CREATE OR REPLACE FUNCTION keep_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  going listing_word[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_word SELECT each.* FROM came, worded(ROW(came.*)::listing) each;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(each) INTO going FROM gone, worded(ROW(gone.*)::listing) each;
  ELSE
    WITH before AS (
      SELECT each.* FROM gone, worded(ROW(gone.*)::listing) each
    ), after AS (
      SELECT each.* FROM came, worded(ROW(came.*)::listing) each
    ), coming AS (
      INSERT INTO listing_word TABLE after EXCEPT TABLE before
    )
    SELECT array_agg(each::listing_word) INTO going FROM (TABLE before EXCEPT TABLE after) AS each;
  END IF;
  IF going IS NULL THEN RETURN NULL; END IF;
  DELETE FROM listing_word WHERE ctid = ANY (ARRAY(
    SELECT held.place FROM unnest(going) AS gone, LATERAL (
      SELECT held.ctid AS place FROM listing_word held
      WHERE (held.word, held.trust_score, held.google_rating, held.provider_id)
          = (gone.word, gone.trust_score, gone.google_rating, gone.provider_id)
        AND held.* IS NOT DISTINCT FROM gone.* OFFSET 0) AS held));
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP INDEX "listing_word_by_rating";
--> statement-breakpoint
INSERT INTO listing_word SELECT * FROM listed_by_word;
--> statement-breakpoint
CREATE INDEX "listing_word_by_rating" ON "listing_word" USING btree ("word","trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id")
  INCLUDE ("is_verified","has_calendar","province","category_ids");
