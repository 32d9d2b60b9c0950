DROP INDEX "listing_by_town";--> statement-breakpoint
CREATE INDEX "listing_by_town" ON "listing" USING gin ("town_slugs") WHERE reach_km is not null;