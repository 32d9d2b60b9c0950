DROP INDEX "listing_category_by_place";--> statement-breakpoint
ALTER TABLE "calendar" ADD COLUMN "kept_on" date GENERATED ALWAYS AS ((kept_at at time zone interval '2 hours')::date) STORED;--> statement-breakpoint
ALTER TABLE "calendar" ADD COLUMN "days_taken" bit(1160);--> statement-breakpoint
ALTER TABLE "calendar" ADD COLUMN "days_limited" bit(1160);--> statement-breakpoint
ALTER TABLE "listing_category" ADD COLUMN "kept_on" date;--> statement-breakpoint
ALTER TABLE "listing_category" ADD COLUMN "notice_days" smallint;--> statement-breakpoint
ALTER TABLE "listing_category" ADD COLUMN "days_taken" bit(1160);--> statement-breakpoint
ALTER TABLE "listing_category" ADD COLUMN "days_limited" bit(1160);--> statement-breakpoint

-- Writes down, from the day on which each of some calendars was last kept, which days are taken, by what stands on them or by its rules, and
-- which limited; the shortest notice, which moves on day by day, is for whoever asks. A calendar is held first: nobody changes it meanwhile.
CREATE FUNCTION note_calendar_days(of_providers uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  days constant int := 1160;
  none constant bit(1160) := repeat('0', days)::bit(1160);
  kept calendar;
  stands record;
  taken bit(1160);
  limited bit(1160);
BEGIN
  FOR kept IN SELECT * FROM calendar WHERE provider_id = ANY (of_providers) ORDER BY provider_id FOR UPDATE LOOP
    taken := none;
    limited := none;
    IF cardinality(kept.weekdays_taken) + cardinality(kept.season_starts) > 0 THEN
      SELECT string_agg((extract(isodow FROM day)::int = ANY (kept.weekdays_taken) OR EXISTS (
          SELECT 1 FROM unnest(kept.season_starts, kept.season_ends) AS season (starts, ends)
          WHERE CASE WHEN starts <= ends THEN year_day BETWEEN starts AND ends ELSE year_day >= starts OR year_day <= ends END
        ))::int::text, '' ORDER BY day)::bit(1160) INTO taken
      FROM (SELECT day, (extract(month FROM day) * 100 + extract(day FROM day))::int AS year_day
        FROM (SELECT kept.kept_on + ahead AS day FROM generate_series(0, days - 1) ahead) AS ahead) AS each;
    END IF;
    FOR stands IN
      SELECT day - kept.kept_on AS ahead, state FROM calendar_day
      WHERE provider_id = kept.provider_id AND day >= kept.kept_on AND day < kept.kept_on + days AND state > 0
    LOOP
      IF stands.state = 2 THEN
        taken := set_bit(taken, stands.ahead, 1);
      ELSE
        limited := set_bit(limited, stands.ahead, 1);
      END IF;
    END LOOP;
    UPDATE calendar SET days_taken = nullif(taken, none), days_limited = nullif(limited, none)
      WHERE provider_id = kept.provider_id
        AND (days_taken, days_limited) IS DISTINCT FROM (nullif(taken, none), nullif(limited, none));
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_changed_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_calendar_days(array(SELECT DISTINCT provider_id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER calendar_entry_noted_after_insert AFTER INSERT ON calendar_entry REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_days();
--> statement-breakpoint
CREATE TRIGGER calendar_entry_noted_after_update AFTER UPDATE ON calendar_entry REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_days();
--> statement-breakpoint
CREATE TRIGGER calendar_entry_noted_after_delete AFTER DELETE ON calendar_entry REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_days();
--> statement-breakpoint
CREATE TRIGGER calendar_import_noted_after_insert AFTER INSERT ON calendar_import REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_days();
--> statement-breakpoint
CREATE TRIGGER calendar_import_noted_after_update AFTER UPDATE ON calendar_import REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_days();
--> statement-breakpoint
CREATE TRIGGER calendar_import_noted_after_delete AFTER DELETE ON calendar_import REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_days();
--> statement-breakpoint
-- What a list of one category holds of each listed provider (schema/listings.ts).
CREATE OR REPLACE VIEW listed_by_category AS
  SELECT category_id, provider_id, trust_score, google_rating, review_standing, review_total, price_rank, is_verified, province,
    price_range, price_from, price_to, subcategory_ids, place_slug, town_slugs, reach_km, latitude, longitude,
    kept_on, notice_days, days_taken, days_limited
  FROM listing LEFT JOIN calendar USING (provider_id), unnest(category_ids) category_id;
--> statement-breakpoint
-- The calendar is held, so that what is read of it stays so until the row is there.
CREATE OR REPLACE FUNCTION keep_listing_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM calendar WHERE provider_id = NEW.provider_id FOR SHARE;
  DELETE FROM listing_category WHERE provider_id = NEW.provider_id AND category_id <> ALL (NEW.category_ids);
  INSERT INTO listing_category SELECT * FROM listed_by_category WHERE provider_id = NEW.provider_id
  ON CONFLICT (provider_id, category_id) DO UPDATE SET
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_standing = excluded.review_standing, review_total = excluded.review_total, price_rank = excluded.price_rank,
    is_verified = excluded.is_verified, province = excluded.province, price_range = excluded.price_range,
    price_from = excluded.price_from, price_to = excluded.price_to, subcategory_ids = excluded.subcategory_ids,
    place_slug = excluded.place_slug, town_slugs = excluded.town_slugs, reach_km = excluded.reach_km,
    latitude = excluded.latitude, longitude = excluded.longitude, kept_on = excluded.kept_on,
    notice_days = excluded.notice_days, days_taken = excluded.days_taken, days_limited = excluded.days_limited
  WHERE listing_category.* IS DISTINCT FROM excluded.*;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A calendar that is kept on another day, or by other rules, says something else of its days; the rows by category say what it says.
CREATE FUNCTION keep_listing_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.kept_on, NEW.capacity, NEW.weekdays_taken, NEW.season_starts, NEW.season_ends)
      IS DISTINCT FROM (OLD.kept_on, OLD.capacity, OLD.weekdays_taken, OLD.season_starts, OLD.season_ends) THEN
    PERFORM note_calendar_days(ARRAY[NEW.provider_id]);
  END IF;
  UPDATE listing_category SET kept_on = c.kept_on, notice_days = c.notice_days, days_taken = c.days_taken, days_limited = c.days_limited
    FROM calendar c WHERE c.provider_id = NEW.provider_id AND listing_category.provider_id = NEW.provider_id
      AND (listing_category.kept_on, listing_category.notice_days, listing_category.days_taken, listing_category.days_limited)
        IS DISTINCT FROM (c.kept_on, c.notice_days, c.days_taken, c.days_limited);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Named so that it comes after the one that counts the days anew.
CREATE TRIGGER calendar_days_kept
  AFTER INSERT OR UPDATE OF kept_at, capacity, weekdays_taken, season_starts, season_ends, notice_days, days_taken, days_limited
  ON calendar FOR EACH ROW EXECUTE FUNCTION keep_listing_days();
--> statement-breakpoint
SELECT note_calendar_days(array(SELECT provider_id FROM calendar));
--> statement-breakpoint
UPDATE listing_category SET kept_on = c.kept_on, notice_days = c.notice_days, days_taken = c.days_taken, days_limited = c.days_limited
  FROM calendar c WHERE c.provider_id = listing_category.provider_id AND listing_category.kept_on IS NULL;
--> statement-breakpoint
CREATE INDEX "listing_category_by_place" ON "listing_category" USING btree ("category_id","place_slug","reach_km","provider_id","trust_score","google_rating","review_standing","review_total","price_rank","is_verified","province","price_range","price_from","price_to","subcategory_ids","latitude","longitude","kept_on","notice_days","days_taken","days_limited");
