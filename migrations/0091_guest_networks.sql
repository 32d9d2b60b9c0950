ALTER TABLE "enquiry" ADD COLUMN "sender_network" text;--> statement-breakpoint
CREATE INDEX "enquiry_network_by_time" ON "enquiry" USING btree ("created_at") WHERE sender_network is not null;