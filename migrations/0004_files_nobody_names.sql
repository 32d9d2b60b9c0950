CREATE TABLE "file_to_remove" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "look_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "file_to_remove_due" ON "file_to_remove" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "stored_file_content" ON "stored_file" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "stored_file_to_look_at" ON "stored_file" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint

-- A file whose name goes is looked at by the sweep at once [media-4], whoever takes the name away: a deleted medium, a
-- deleted provider, a replaced logo or setting. A file that is held stays held. Rows are locked in one order.
CREATE FUNCTION look_at_files(hashes text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM stored_file WHERE hash = ANY(hashes) ORDER BY hash FOR NO KEY UPDATE;
  UPDATE stored_file SET look_at = greatest(look_at, now()) WHERE hash = ANY(hashes);
END
$$;
--> statement-breakpoint
CREATE FUNCTION look_at_files_of_deleted_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM look_at_files(ARRAY(SELECT file_hash FROM gone WHERE file_hash IS NOT NULL));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER media_file_unnamed_by_delete AFTER DELETE ON media
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION look_at_files_of_deleted_media();
--> statement-breakpoint
CREATE FUNCTION look_at_files_of_changed_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM look_at_files(ARRAY(
    SELECT gone.file_hash FROM gone JOIN come USING (id) WHERE gone.file_hash IS DISTINCT FROM come.file_hash
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER media_file_unnamed_by_update AFTER UPDATE ON media
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION look_at_files_of_changed_media();
--> statement-breakpoint

-- A setting names a file by its address (`hero_image_url`).
CREATE FUNCTION look_at_files_of_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM look_at_files(ARRAY(SELECT (regexp_matches(OLD.value, '/media/([0-9a-f]{32})', 'g'))[1]));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER setting_file_unnamed AFTER UPDATE OR DELETE ON setting
  FOR EACH ROW EXECUTE FUNCTION look_at_files_of_setting();
