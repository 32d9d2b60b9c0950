CREATE TABLE "budget" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"total_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_total_within" CHECK ("budget"."total_cents" between 0 and 10000000000)
);
--> statement-breakpoint
CREATE TABLE "budget_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"category_id" integer,
	"title" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"is_agreed" boolean NOT NULL,
	"due_on" date,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "budget_entry_within" CHECK ("budget_entry"."amount_cents" between 0 and 10000000000),
	CONSTRAINT "budget_entry_title_short" CHECK (length("budget_entry"."title") between 1 and 100),
	CONSTRAINT "budget_entry_note_short" CHECK (length("budget_entry"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "budget_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"entry_id" uuid,
	"booking_id" uuid,
	"part" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "budget_payment_of_one" CHECK (("budget_payment"."entry_id" is null) <> ("budget_payment"."booking_id" is null)),
	CONSTRAINT "budget_payment_part_known" CHECK ("budget_payment"."part" in ('deposit', 'balance', 'other')),
	CONSTRAINT "budget_payment_within" CHECK ("budget_payment"."amount_cents" between 1 and 10000000000)
);
--> statement-breakpoint
CREATE TABLE "budget_proof" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_proof_name_short" CHECK (length("budget_proof"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "budget_reminder" (
	"couple_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"part" text NOT NULL,
	"due_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	CONSTRAINT "budget_reminder_couple_id_subject_id_part_due_on_days_before_pk" PRIMARY KEY("couple_id","subject_id","part","due_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "budget_share" (
	"couple_id" uuid NOT NULL,
	"category_id" integer,
	"planned_cents" bigint NOT NULL,
	CONSTRAINT "budget_share_once" UNIQUE NULLS NOT DISTINCT("couple_id","category_id"),
	CONSTRAINT "budget_share_within" CHECK ("budget_share"."planned_cents" between 0 and 10000000000)
);
--> statement-breakpoint
ALTER TABLE "suppressed_email" DROP CONSTRAINT "suppressed_email_topic_known";--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_entry" ADD CONSTRAINT "budget_entry_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_entry" ADD CONSTRAINT "budget_entry_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payment" ADD CONSTRAINT "budget_payment_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payment" ADD CONSTRAINT "budget_payment_entry_id_budget_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."budget_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payment" ADD CONSTRAINT "budget_payment_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_proof" ADD CONSTRAINT "budget_proof_payment_id_budget_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."budget_payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_proof" ADD CONSTRAINT "budget_proof_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_reminder" ADD CONSTRAINT "budget_reminder_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_share" ADD CONSTRAINT "budget_share_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_share" ADD CONSTRAINT "budget_share_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_entry_of_couple" ON "budget_entry" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "budget_entry_category" ON "budget_entry" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "budget_entry_due" ON "budget_entry" USING btree ("due_on") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "budget_entry_removed" ON "budget_entry" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "budget_payment_of_couple" ON "budget_payment" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "budget_payment_entry" ON "budget_payment" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "budget_payment_booking" ON "budget_payment" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "budget_payment_removed" ON "budget_payment" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "budget_proof_file" ON "budget_proof" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "budget_reminder_due" ON "budget_reminder" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "budget_share_category" ON "budget_share" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "suppressed_email" ADD CONSTRAINT "suppressed_email_topic_known" CHECK ("suppressed_email"."topic" in ('all', 'enquiries', 'copies', 'messages', 'reminders', 'favourites', 'payments', 'trust'));--> statement-breakpoint
-- A proof that goes is looked at by the sweep at once, as a file of a message is [media-4].
CREATE TRIGGER budget_proof_unnamed AFTER DELETE ON budget_proof
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION look_at_files_of_deleted_media();
