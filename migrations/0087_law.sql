CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contact" text NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_kind_known" CHECK ("complaint"."kind" in ('site', 'vendor', 'personal_information', 'takedown', 'appeal')),
	CONSTRAINT "complaint_text_short" CHECK (length("complaint"."text") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "provider_terms_version" text;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "customary_first" boolean;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "has_free_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "complaint_by_email" ON "complaint" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "complaint_by_created" ON "complaint" USING btree ("created_at");--> statement-breakpoint
UPDATE "quote_template" SET "content" = "content" || '{"has_free_days": true}'::jsonb;
