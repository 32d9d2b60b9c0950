ALTER TABLE "couple" ADD COLUMN "venue_place" text;--> statement-breakpoint
ALTER TABLE "couple" ADD COLUMN "venue_matched" text;