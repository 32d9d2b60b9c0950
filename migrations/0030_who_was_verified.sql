-- Who was verified before the database kept it is verified as who it is.
UPDATE "provider" SET "verified_as" = identity_of("provider") WHERE "is_verified" AND "verified_as" IS NULL;--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_verified_known" CHECK (not "provider"."is_verified" or "provider"."verified_as" is not null);