-- A text as searches compare it: lower case, without accents. The program's own normalisation (features/providers/rules.ts) for columns that keep no such text.
CREATE FUNCTION search_form(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX "account_by_email_part" ON "account" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "couple_by_age" ON "couple" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "couple_by_names" ON "couple" USING gin (search_form(coalesce("partner1_name", '') || ' & ' || coalesce("partner2_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "provider_by_age" ON "provider" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "provider_by_name" ON "provider" USING btree (split_part("search_text", E'\n', 1) collate "C","id");--> statement-breakpoint
CREATE INDEX "provider_by_trust" ON "provider" USING btree ("trust_score","id");--> statement-breakpoint
CREATE INDEX "provider_unpublished" ON "provider" USING btree ("created_at","id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "provider_super_admin" ON "provider" USING btree ("id") WHERE is_super_admin;--> statement-breakpoint
CREATE INDEX "provider_by_names" ON "provider" USING gin ((split_part("search_text", E'\n', 1) || E'\n' || split_part("search_text", E'\n', 2)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "badge_by_type" ON "badge" USING btree ("badge_type","provider_id");