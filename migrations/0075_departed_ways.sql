-- safe beside the release before: the reference is of a column that it has not, and no row of its own has a value there
ALTER TABLE "departed_provider" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "departed_provider" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "departed_provider" ADD CONSTRAINT "departed_provider_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;