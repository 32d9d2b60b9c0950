-- What a provider's row says of its badges: a card reads one row, not two. Kept as what it says of its categories is (0015_order_of_categories.sql).
ALTER TABLE "provider" ADD COLUMN "badge_types" text[] DEFAULT '{}'::text[] NOT NULL;
--> statement-breakpoint
-- Whoever fills in bulk may write the badges first, so that each provider's row is written once.
ALTER TABLE badge ALTER CONSTRAINT badge_provider_id_provider_id_fk DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- Whatever a statement gives this column, it says what the provider holds. An update waits for the provider's row before it looks,
-- so that it finds what another transaction has committed meanwhile.
CREATE FUNCTION keep_badge_types() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.badge_types := ARRAY(SELECT badge_type FROM badge WHERE provider_id = NEW.id ORDER BY granted_at, badge_type);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER provider_badged BEFORE INSERT OR UPDATE OF badge_types
  ON provider FOR EACH ROW EXECUTE FUNCTION keep_badge_types();
--> statement-breakpoint
-- Once a statement, however many rows it writes; `changed` is what the trigger calls its rows.
CREATE FUNCTION follow_badges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider SET badge_types = badge_types WHERE id IN (SELECT provider_id FROM changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER badge_inserted AFTER INSERT ON badge
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_badges();
--> statement-breakpoint
CREATE TRIGGER badge_removed AFTER DELETE ON badge
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_badges();
--> statement-breakpoint
-- A note on a badge, or an admin who is gone, changes nothing of what its holder's row says.
CREATE FUNCTION follow_badge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider SET badge_types = badge_types WHERE id IN (OLD.provider_id, NEW.provider_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER badge_changed AFTER UPDATE OF provider_id, badge_type, granted_at ON badge FOR EACH ROW
  WHEN ((OLD.provider_id, OLD.badge_type, OLD.granted_at) IS DISTINCT FROM (NEW.provider_id, NEW.badge_type, NEW.granted_at))
  EXECUTE FUNCTION follow_badge();
--> statement-breakpoint

-- What each provider holds already.
UPDATE provider SET badge_types = '{}' WHERE id IN (SELECT provider_id FROM badge);
