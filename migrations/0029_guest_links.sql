ALTER TABLE "enquiry" ADD COLUMN "link_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_link" ON "enquiry" USING btree ("link_hash") WHERE link_hash is not null;