CREATE TABLE "hero_draft" (
	"admin_id" uuid PRIMARY KEY NOT NULL,
	"image_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "origin" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_request" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "verification_request" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verification_request" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "verification_request" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "hero_draft" ADD CONSTRAINT "hero_draft_admin_id_account_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_request" ADD CONSTRAINT "verification_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_recipient_junk" ON "enquiry_recipient" USING btree ("junk_at") WHERE junk_at is not null;--> statement-breakpoint
CREATE INDEX "verification_request_open" ON "verification_request" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_origin_known" CHECK ("badge"."origin" in ('admin', 'peers', 'invitation'));--> statement-breakpoint
ALTER TABLE "verification_request" ADD CONSTRAINT "verification_request_decision_known" CHECK ("verification_request"."decision" in ('verified', 'not_yet'));--> statement-breakpoint
ALTER TABLE "verification_request" ADD CONSTRAINT "verification_request_decided_whole" CHECK (("verification_request"."decision" is null) = ("verification_request"."decided_at" is null));--> statement-breakpoint

-- The badges that are there say in their notes who stood up for them.
UPDATE badge SET origin = 'peers' WHERE granted_by IS NULL AND notes LIKE 'Verified by % providers';
--> statement-breakpoint
UPDATE badge SET origin = 'invitation' WHERE notes = 'Invited' OR notes LIKE 'Invited, recommended by %';
--> statement-breakpoint

-- A picture that was uploaded for the front page and not saved is looked at by the sweep when nobody keeps it any more.
CREATE FUNCTION look_at_files_of_hero_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM look_at_files(ARRAY(SELECT (regexp_matches(OLD.image_url, '/media/([0-9a-f]{32})', 'g'))[1]));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER hero_draft_file_unnamed AFTER UPDATE OR DELETE ON hero_draft
  FOR EACH ROW EXECUTE FUNCTION look_at_files_of_hero_draft();
