ALTER TABLE "favourite_vote" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "held_enquiry" ADD COLUMN "by_account_id" uuid;--> statement-breakpoint
ALTER TABLE "held_enquiry" ADD CONSTRAINT "held_enquiry_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_enquiry_writer" ON "held_enquiry" USING btree ("by_account_id");--> statement-breakpoint
-- What was said before anybody else joined its wedding was for its writer alone.
UPDATE "favourite_vote" v SET "is_private" = true WHERE v."note" <> '' AND NOT EXISTS (SELECT 1 FROM "wedding_member" m WHERE m."couple_id" = v."couple_id" AND m."joined_at" <= v."updated_at");--> statement-breakpoint
UPDATE "held_enquiry" SET "by_account_id" = "couple_id";
