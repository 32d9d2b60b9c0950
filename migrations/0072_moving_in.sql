-- safe beside the release before: the reference is of a column that it has not, and no row of its own has a value there
CREATE TABLE "imported_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"email" text,
	"business_name" text NOT NULL,
	"profile" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	"caption" text,
	"file_hash" text,
	"fault" text,
	CONSTRAINT "imported_picture_role_known" CHECK ("imported_picture"."role" in ('logo', 'banner', 'gallery'))
);
--> statement-breakpoint
CREATE TABLE "settled_import" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settled_import_outcome_known" CHECK ("settled_import"."outcome" in ('claimed', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "imported_page_id" uuid;--> statement-breakpoint
ALTER TABLE "imported_picture" ADD CONSTRAINT "imported_picture_page_id_imported_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."imported_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_picture" ADD CONSTRAINT "imported_picture_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_page_source" ON "imported_page" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "imported_page_email" ON "imported_page" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "imported_page_newest" ON "imported_page" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imported_page_untouched" ON "imported_page" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "imported_picture_page" ON "imported_picture" USING btree ("page_id","position");--> statement-breakpoint
CREATE INDEX "imported_picture_file" ON "imported_picture" USING btree ("file_hash");--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_imported_page_id_imported_page_id_fk" FOREIGN KEY ("imported_page_id") REFERENCES "public"."imported_page"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_imported_page" ON "invitation" USING btree ("imported_page_id");--> statement-breakpoint
-- A picture of an imported page that goes is looked at by the sweep at once, as a file of a message is [media-4].
CREATE TRIGGER imported_picture_unnamed AFTER DELETE ON imported_picture
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION look_at_files_of_deleted_media();
