ALTER TABLE "calendar_subscription" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "calendar" SET "kept_at" = 'epoch' WHERE "kept_at" < "created_at" - interval '60 days';
