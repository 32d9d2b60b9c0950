CREATE TABLE "confirmed_email" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text,
	"couple_id" uuid,
	"couple_email" text NOT NULL,
	"asked" jsonb NOT NULL,
	"recipients_total" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "held_enquiry_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "is_unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "held_enquiry" ADD CONSTRAINT "held_enquiry_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_enquiry_couple" ON "held_enquiry" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "held_enquiry_expiry" ON "held_enquiry" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enquiry_bulk_by_time" ON "enquiry" USING btree ("created_at") WHERE kind = 'bulk';--> statement-breakpoint
CREATE INDEX "enquiry_unconfirmed_by_time" ON "enquiry" USING btree ("created_at") WHERE is_unconfirmed;