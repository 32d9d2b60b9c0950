-- What a provider's row says of its logo, banner and poster: a card reads one row, with no look at its media and their files, whose facts never
-- change. Such a row is over 2 kB, and stays in one piece up to 4: its description would be put elsewhere otherwise, and fetched from there.
ALTER TABLE "provider" SET (toast_tuple_target = 4080);
--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "shown_files" json;
--> statement-breakpoint
-- Whatever a statement gives this column, it says what the provider shows; kept as `badge_types` is (0077_badges_of_providers.sql).
CREATE FUNCTION keep_shown_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_files := (
    SELECT json_object_agg(role, json_build_object('hash', hash, 'kind', kind, 'content_type', content_type, 'width', width,
      'height', height, 'widths', widths, 'cut_widths', cut_widths, 'placeholder', placeholder) ORDER BY role)
    FROM media JOIN stored_file ON hash = file_hash
    WHERE provider_id = NEW.id AND role IN ('logo', 'banner', 'poster'));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER provider_pictured BEFORE INSERT OR UPDATE OF shown_files
  ON provider FOR EACH ROW EXECUTE FUNCTION keep_shown_files();
--> statement-breakpoint
-- Once a statement, however many rows it writes; `changed` is what the trigger calls its rows.
CREATE FUNCTION follow_shown_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider SET shown_files = shown_files
    WHERE id IN (SELECT provider_id FROM changed WHERE role IN ('logo', 'banner', 'poster'));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER media_shown_inserted AFTER INSERT ON media
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_shown_files();
--> statement-breakpoint
CREATE TRIGGER media_shown_removed AFTER DELETE ON media
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_shown_files();
--> statement-breakpoint
-- Captions and places in the gallery change nothing of what the row says.
CREATE FUNCTION follow_shown_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider SET shown_files = shown_files WHERE id IN (OLD.provider_id, NEW.provider_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER media_shown_changed AFTER UPDATE OF provider_id, role, file_hash ON media FOR EACH ROW
  WHEN ((OLD.provider_id, OLD.role, OLD.file_hash) IS DISTINCT FROM (NEW.provider_id, NEW.role, NEW.file_hash)
    AND (OLD.role IN ('logo', 'banner', 'poster') OR NEW.role IN ('logo', 'banner', 'poster')))
  EXECUTE FUNCTION follow_shown_file();
--> statement-breakpoint

-- What each provider shows already.
UPDATE provider SET shown_files = NULL WHERE id IN (SELECT provider_id FROM media WHERE role IN ('logo', 'banner', 'poster'));
