ALTER TABLE "provider_category" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- The order that the derived columns have kept.
UPDATE provider_category SET position = ordered.place - 1 FROM (
  SELECT provider_id, category_id, row_number() OVER (
    PARTITION BY provider_id ORDER BY is_primary DESC, array_position(p.category_ids, category_id), category_id
  ) AS place
  FROM provider_category JOIN provider p ON p.id = provider_id
) ordered
WHERE provider_category.provider_id = ordered.provider_id AND provider_category.category_id = ordered.category_id;
--> statement-breakpoint

-- Whoever fills in bulk may write the categories first, so that each provider's row is written once.
ALTER TABLE provider_category ALTER CONSTRAINT provider_category_provider_id_provider_id_fk DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- What a provider's row says of its categories.
CREATE VIEW held_categories AS
  SELECT provider_id,
    array_agg(category_id ORDER BY is_primary DESC, position, category_id) AS category_ids,
    coalesce(
      array_agg(subcategory_id ORDER BY is_primary DESC, position, category_id) FILTER (WHERE subcategory_id IS NOT NULL), '{}'
    ) AS subcategory_ids
  FROM provider_category GROUP BY provider_id;
--> statement-breakpoint
-- Whatever a statement gives these columns, they say what the provider holds. An update waits for the provider's row before it looks,
-- so that it finds what another transaction has committed meanwhile.
CREATE FUNCTION keep_category_ids() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT category_ids, subcategory_ids INTO NEW.category_ids, NEW.subcategory_ids FROM held_categories WHERE provider_id = NEW.id;
  IF NOT FOUND THEN
    NEW.category_ids := '{}';
    NEW.subcategory_ids := '{}';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Triggers of a kind run in the order of their names: this one comes before `provider_searched`, which reads the primary category.
CREATE TRIGGER provider_categorised BEFORE INSERT OR UPDATE OF category_ids, subcategory_ids
  ON provider FOR EACH ROW EXECUTE FUNCTION keep_category_ids();
--> statement-breakpoint
-- Once a statement, however many rows it writes; `changed` is what the trigger calls its rows.
CREATE FUNCTION follow_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider SET category_ids = category_ids WHERE id IN (SELECT provider_id FROM changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER provider_category_inserted AFTER INSERT ON provider_category
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_categories();
--> statement-breakpoint
CREATE TRIGGER provider_category_removed AFTER DELETE ON provider_category
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_categories();
--> statement-breakpoint
CREATE TRIGGER provider_category_changed AFTER UPDATE ON provider_category
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_categories();
--> statement-breakpoint
CREATE TRIGGER provider_category_moved AFTER UPDATE ON provider_category
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_categories();
--> statement-breakpoint

-- Whose row says anything else is brought in step.
UPDATE provider SET category_ids = '{}' FROM provider p LEFT JOIN held_categories held ON held.provider_id = p.id
WHERE p.id = provider.id AND (p.category_ids, p.subcategory_ids)
  IS DISTINCT FROM (coalesce(held.category_ids, '{}'), coalesce(held.subcategory_ids, '{}'));
