CREATE TABLE "suppressed_email" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressed_email_source_known" CHECK ("suppressed_email"."source" in ('link', 'one_click', 'account', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "letter" DROP CONSTRAINT "letter_state_known";--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_state_known" CHECK ("letter"."state" in ('waiting', 'sending', 'sent', 'failed', 'suppressed'));