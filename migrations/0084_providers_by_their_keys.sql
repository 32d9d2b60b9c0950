-- What a provider's row says of what it holds follows a statement by the provider's key, and in the order of the keys. Joined with the
-- statement's rows, one row would be looked for among all providers in a connection that planned the join for thousands.
CREATE OR REPLACE FUNCTION follow_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider SET category_ids = category_ids WHERE id = ANY (ARRAY(SELECT provider_id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_badges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider SET badge_types = badge_types WHERE id = ANY (ARRAY(SELECT provider_id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_shown_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider SET shown_files = shown_files
    WHERE id = ANY (ARRAY(SELECT provider_id FROM changed WHERE role IN ('logo', 'banner', 'poster')));
  RETURN NULL;
END
$$;
