ALTER TABLE "couple" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "couple" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "joined_at" timestamp (3) with time zone;