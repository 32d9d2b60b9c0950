CREATE TABLE "listing_word" (
	"word" text NOT NULL,
	"trust_score" double precision NOT NULL,
	"google_rating" double precision NOT NULL,
	"provider_id" uuid NOT NULL
);
--> statement-breakpoint
-- The words of a searched text, each once.
CREATE FUNCTION words_of(search_text text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM unnest(string_to_array(translate(search_text, E'\n', ' '), ' ')) word WHERE word <> ''
$$;
--> statement-breakpoint
-- What a listed provider counts in: the lists that a total is kept of, by category, province and verified in any combination or by
-- subcategory (features/listings/store-counts.ts has the same names), and the words of its searched texts.
CREATE OR REPLACE FUNCTION counted_of(category_ids integer[], subcategory_ids integer[], province text, is_verified boolean, search_text text)
RETURNS TABLE (kind text, name text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'list', concat_ws(' ', of_category, of_province, of_verified)
  FROM (SELECT 'category ' || id FROM unnest(category_ids) id UNION SELECT NULL) AS c (of_category),
    (SELECT province UNION SELECT NULL) AS p (of_province),
    (SELECT CASE WHEN is_verified THEN 'verified' END UNION SELECT NULL) AS v (of_verified)
  UNION ALL SELECT 'list', 'subcategory ' || id FROM unnest(subcategory_ids) id
  UNION ALL SELECT 'word', word FROM words_of(search_text) word
$$;
--> statement-breakpoint
-- The rows that a listed provider has for the words of its searched texts (schema/listings.ts).
CREATE FUNCTION worded(search_text text, trust_score double precision, google_rating double precision, provider_id uuid)
RETURNS SETOF listing_word LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word, trust_score, coalesce(google_rating, -1), provider_id FROM words_of(search_text) word
$$;
--> statement-breakpoint
CREATE VIEW listed_by_word AS
  SELECT each.* FROM listing, worded(search_text, trust_score, google_rating, provider_id) each;
--> statement-breakpoint
-- What a change leaves as it was is not written. What goes is looked up row by row, whatever the planner thinks: a connection keeps the plan
-- for statements of one row and of a hundred thousand.
CREATE FUNCTION keep_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  going listing_word[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_word SELECT each.* FROM came, worded(search_text, trust_score, google_rating, provider_id) each;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(each) INTO going FROM gone, worded(search_text, trust_score, google_rating, provider_id) each;
  ELSE
    WITH before AS (
      SELECT each.* FROM gone, worded(search_text, trust_score, google_rating, provider_id) each
    ), after AS (
      SELECT each.* FROM came, worded(search_text, trust_score, google_rating, provider_id) each
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
        = (gone.word, gone.trust_score, gone.google_rating, gone.provider_id) OFFSET 0) AS held));
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO listing_word SELECT * FROM listed_by_word;
--> statement-breakpoint
CREATE INDEX "listing_word_by_rating" ON "listing_word" USING btree ("word","trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id");
--> statement-breakpoint
CREATE TRIGGER listing_worded_after_insert AFTER INSERT ON listing REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_words();
--> statement-breakpoint
CREATE TRIGGER listing_worded_after_update AFTER UPDATE ON listing REFERENCING NEW TABLE AS came OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_words();
--> statement-breakpoint
CREATE TRIGGER listing_worded_after_delete AFTER DELETE ON listing REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_words();
