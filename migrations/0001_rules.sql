-- Rules that no row-local constraint can state.

-- The audit trail is append-only, whoever asks [admin-23].
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_entry_never_emptied BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint

-- At most 16 gallery pictures a provider, also when uploads arrive at once [media-6]: the provider's row is the lock.
CREATE FUNCTION limit_gallery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM provider WHERE id = NEW.provider_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM media WHERE provider_id = NEW.provider_id AND role = 'gallery' AND id <> NEW.id) >= 16 THEN
    RAISE EXCEPTION 'a gallery holds at most 16 images' USING ERRCODE = 'check_violation', CONSTRAINT = 'media_gallery_limit';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER media_gallery_limit BEFORE INSERT OR UPDATE OF role, provider_id ON media
  FOR EACH ROW WHEN (NEW.role = 'gallery') EXECUTE FUNCTION limit_gallery();
--> statement-breakpoint

-- A provider is verified exactly while it holds the verified badge [trust-13].
CREATE FUNCTION follow_verified_badge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder uuid;
BEGIN
  FOREACH holder IN ARRAY ARRAY[
    CASE WHEN TG_OP <> 'DELETE' THEN NEW.provider_id END,
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.provider_id END
  ] LOOP
    UPDATE provider SET is_verified = EXISTS (
      SELECT 1 FROM badge WHERE badge.provider_id = holder AND badge.badge_type = 'verified'
    ) WHERE id = holder;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER badge_verified_inserted AFTER INSERT ON badge
  FOR EACH ROW WHEN (NEW.badge_type = 'verified') EXECUTE FUNCTION follow_verified_badge();
--> statement-breakpoint
CREATE TRIGGER badge_verified_removed AFTER DELETE ON badge
  FOR EACH ROW WHEN (OLD.badge_type = 'verified') EXECUTE FUNCTION follow_verified_badge();
--> statement-breakpoint
CREATE TRIGGER badge_verified_changed AFTER UPDATE ON badge
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION follow_verified_badge();
--> statement-breakpoint

-- The public list shows a provider exactly while it is published and no super admin, with what its row says (schema/listings.ts).
CREATE VIEW listed AS
  SELECT id AS provider_id, trust_score, google_rating,
    CASE WHEN ratings_recorded_at IS NULL THEN 0 ELSE 1 END AS review_standing,
    coalesce(google_review_count, 0) + coalesce(facebook_review_count, 0) AS review_total,
    coalesce(length(price_range[1]), 5) AS price_rank,
    is_verified, province, price_range, category_ids, place_text, search_text
  FROM provider WHERE is_published AND NOT is_super_admin;
--> statement-breakpoint
CREATE FUNCTION keep_listing() RETURNS trigger LANGUAGE plpgsql AS $$
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
    category_ids = excluded.category_ids, place_text = excluded.place_text, search_text = excluded.search_text
  WHERE listing.* IS DISTINCT FROM excluded.*;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER provider_listed AFTER INSERT OR UPDATE OF
    is_published, is_super_admin, trust_score, google_rating, google_review_count, facebook_review_count, ratings_recorded_at,
    is_verified, province, price_range, category_ids, place_text, search_text
  ON provider FOR EACH ROW EXECUTE FUNCTION keep_listing();
--> statement-breakpoint

-- For whoever fills in bulk with the trigger switched off: makes the list anew from all providers.
CREATE FUNCTION fill_listing() RETURNS void LANGUAGE sql AS $$
  DELETE FROM listing;
  INSERT INTO listing SELECT * FROM listed;
$$;
