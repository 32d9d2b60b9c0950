CREATE TABLE "listing_count" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "listing_count_says_something" CHECK (total <> 0)
);
--> statement-breakpoint
CREATE INDEX "listing_count_by_name" ON "listing_count" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "listing_count_by_word" ON "listing_count" USING gin ("name" gin_trgm_ops) WHERE kind = 'word';--> statement-breakpoint
CREATE INDEX "listing_count_below_none" ON "listing_count" USING btree ("kind","name") WHERE total < 0;--> statement-breakpoint

-- What a listed provider counts in: the lists that a total is kept of, by category, province and verified in any combination or by
-- subcategory (features/listings/store-counts.ts has the same names), and the words of its searched texts.
CREATE FUNCTION counted_of(category_ids integer[], subcategory_ids integer[], province text, is_verified boolean, search_text text)
RETURNS TABLE (kind text, name text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'list', concat_ws(' ', of_category, of_province, of_verified)
  FROM (SELECT 'category ' || id FROM unnest(category_ids) id UNION SELECT NULL) AS c (of_category),
    (SELECT province UNION SELECT NULL) AS p (of_province),
    (SELECT CASE WHEN is_verified THEN 'verified' END UNION SELECT NULL) AS v (of_verified)
  UNION ALL SELECT 'list', 'subcategory ' || id FROM unnest(subcategory_ids) id
  UNION ALL SELECT DISTINCT 'word', word FROM unnest(string_to_array(translate(search_text, E'\n', ' '), ' ')) word WHERE word <> ''
$$;
--> statement-breakpoint
-- A row that another transaction holds is left alone, and what changes goes into a new one: nobody waits, and what lies apart is added up
-- by the next that counts the same.
CREATE FUNCTION keep_listing_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds text[];
  names text[];
  changes integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(kind), array_agg(name), array_agg(n) INTO kinds, names, changes FROM (
      SELECT kind, name, count(*)::int AS n FROM came,
        counted_of(category_ids, subcategory_ids, province, is_verified, search_text) GROUP BY 1, 2) AS change;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(kind), array_agg(name), array_agg(n) INTO kinds, names, changes FROM (
      SELECT kind, name, -count(*)::int AS n FROM gone,
        counted_of(category_ids, subcategory_ids, province, is_verified, search_text) GROUP BY 1, 2) AS change;
  ELSE
    SELECT array_agg(kind), array_agg(name), array_agg(n) INTO kinds, names, changes FROM (
      SELECT kind, name, sum(n)::int AS n FROM came JOIN gone USING (provider_id), LATERAL (
        SELECT kind, name, 1 AS n
          FROM counted_of(came.category_ids, came.subcategory_ids, came.province, came.is_verified, came.search_text)
        UNION ALL SELECT kind, name, -1
          FROM counted_of(gone.category_ids, gone.subcategory_ids, gone.province, gone.is_verified, gone.search_text)) AS each
      WHERE (came.category_ids, came.subcategory_ids, came.province, came.is_verified, came.search_text)
        IS DISTINCT FROM (gone.category_ids, gone.subcategory_ids, gone.province, gone.is_verified, gone.search_text)
      GROUP BY 1, 2 HAVING sum(n) <> 0) AS change;
  END IF;
  IF kinds IS NULL THEN RETURN NULL; END IF;
  WITH change AS (
    SELECT * FROM unnest(kinds, names, changes) AS each (kind, name, total)
    UNION ALL SELECT kind, name, 0 FROM listing_count WHERE total < 0
  ), free AS MATERIALIZED (
    SELECT counted.ctid AS place FROM change JOIN listing_count counted USING (kind, name) FOR UPDATE OF counted SKIP LOCKED
  ), merged AS (
    DELETE FROM listing_count WHERE ctid = ANY (ARRAY(SELECT place FROM free)) RETURNING kind, name, total
  )
  INSERT INTO listing_count (kind, name, total)
    SELECT kind, name, sum(total) FROM (TABLE change UNION ALL TABLE merged) AS each GROUP BY 1, 2 HAVING sum(total) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_counted_after_insert AFTER INSERT ON listing REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_counts();
--> statement-breakpoint
CREATE TRIGGER listing_counted_after_update AFTER UPDATE ON listing REFERENCING NEW TABLE AS came OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_counts();
--> statement-breakpoint
CREATE TRIGGER listing_counted_after_delete AFTER DELETE ON listing REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_counts();
--> statement-breakpoint
INSERT INTO listing_count (kind, name, total)
  SELECT kind, name, count(*) FROM listing, counted_of(category_ids, subcategory_ids, province, is_verified, search_text) GROUP BY 1, 2;
