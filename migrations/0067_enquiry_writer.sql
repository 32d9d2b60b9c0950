ALTER TABLE "enquiry" ADD COLUMN "by_account_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_writer" ON "enquiry" USING btree ("by_account_id");