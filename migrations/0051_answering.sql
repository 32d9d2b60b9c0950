ALTER TABLE "conversation" ADD COLUMN "nudged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "answers_within" smallint;