ALTER TABLE "media" DROP CONSTRAINT "media_role_known";--> statement-breakpoint
CREATE UNIQUE INDEX "media_one_poster" ON "media" USING btree ("provider_id") WHERE role = 'poster';--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_role_known" CHECK ("media"."role" in ('logo', 'banner', 'poster', 'gallery', 'video'));