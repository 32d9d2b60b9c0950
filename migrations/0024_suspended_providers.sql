ALTER TABLE "provider" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_suspended_hidden" CHECK ("provider"."suspended_at" is null or not "provider"."is_published");