ALTER TABLE "session" ADD COLUMN "opened_by" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_opened_by" FOREIGN KEY ("opened_by") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_opened" ON "session" USING btree ("opened_by");