-- The business name, which is the first of the searched lines, as nothing but words with a space before each (features/providers/rules.ts has the same rule).
CREATE FUNCTION name_words(search_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(split_part(search_text, E'\n', 1), '[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX "listing_by_name" ON "listing" USING gin (name_words(search_text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_by_whole_name" ON "listing" USING btree (name_words(search_text));