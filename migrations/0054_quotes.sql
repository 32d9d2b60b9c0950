CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"provider_id" uuid,
	"state" text NOT NULL,
	"wedding_date" date NOT NULL,
	"ticked" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"total_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"deposit_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"deposit_due_on" date NOT NULL,
	"balance_due_on" date NOT NULL,
	"entry_id" uuid,
	"held_until" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"fee_cents" bigint,
	CONSTRAINT "booking_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "booking_state_known" CHECK ("booking"."state" in ('held', 'confirmed', 'cancelled', 'done')),
	CONSTRAINT "booking_cancelled_by_known" CHECK ("booking"."cancelled_by" in ('couple', 'provider')),
	CONSTRAINT "booking_adds_up" CHECK ("booking"."deposit_cents" + "booking"."balance_cents" = "booking"."total_cents"),
	CONSTRAINT "booking_held_until" CHECK (("booking"."state" = 'held') = ("booking"."held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"number" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"provider_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"wedding_date" date,
	"guests" integer,
	"included" text DEFAULT '' NOT NULL,
	"excluded" text DEFAULT '' NOT NULL,
	"travel_km" integer,
	"travel_cents" bigint DEFAULT 0 NOT NULL,
	"discount_percent" smallint,
	"discount_cents" bigint,
	"vat_mode" text DEFAULT 'none' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"deposit_percent" smallint,
	"deposit_cents" bigint,
	"deposit_due_days" smallint DEFAULT 7 NOT NULL,
	"balance_due_days" smallint DEFAULT 14 NOT NULL,
	"valid_until" date,
	"terms_kind" text DEFAULT 'standard' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"is_one_step" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"message_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"declined_for" text,
	"day_gone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_version_once" UNIQUE("series_id","version"),
	CONSTRAINT "quote_state_known" CHECK ("quote"."state" in ('draft', 'sent', 'accepted', 'declined', 'lapsed', 'withdrawn', 'replaced')),
	CONSTRAINT "quote_vat_known" CHECK ("quote"."vat_mode" in ('none', 'included', 'added')),
	CONSTRAINT "quote_terms_known" CHECK ("quote"."terms_kind" in ('standard', 'own')),
	CONSTRAINT "quote_title_short" CHECK (length("quote"."title") <= 100),
	CONSTRAINT "quote_discount_once" CHECK ("quote"."discount_percent" is null or "quote"."discount_cents" is null),
	CONSTRAINT "quote_deposit_once" CHECK ("quote"."deposit_percent" is null or "quote"."deposit_cents" is null),
	CONSTRAINT "quote_sent_whole" CHECK ("quote"."state" = 'draft' or ("quote"."sent_at" is not null and "quote"."valid_until" is not null and "quote"."wedding_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "quote_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"unit" text NOT NULL,
	"quantity_thousandths" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"is_optional" boolean NOT NULL,
	CONSTRAINT "quote_line_in_order" UNIQUE("quote_id","position"),
	CONSTRAINT "quote_line_within" CHECK ("quote_line"."quantity_thousandths" between 1 and 10000000 and "quote_line"."unit_price_cents" between 0 and 100000000),
	CONSTRAINT "quote_line_short" CHECK (length("quote_line"."text") <= 200)
);
--> statement-breakpoint
CREATE TABLE "quote_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_template_name_short" CHECK (length("quote_template"."name") <= 60)
);
--> statement-breakpoint
ALTER TABLE "message" DROP CONSTRAINT "message_kind_known";--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_entry_id_calendar_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_line" ADD CONSTRAINT "quote_line_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_template" ADD CONSTRAINT "quote_template_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_of_conversation" ON "booking" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "booking_of_provider" ON "booking" USING btree ("provider_id","wedding_date");--> statement-breakpoint
CREATE INDEX "booking_entry" ON "booking" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "booking_held" ON "booking" USING btree ("held_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "booking_to_come" ON "booking" USING btree ("wedding_date") WHERE state = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_draft_once" ON "quote" USING btree ("series_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_sent_once" ON "quote" USING btree ("series_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_of_conversation" ON "quote" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "quote_of_provider" ON "quote" USING btree ("provider_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_lapsing" ON "quote" USING btree ("valid_until") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_template_of_provider" ON "quote_template" USING btree ("provider_id","name");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_kind_known" CHECK ("message"."kind" in ('text', 'declined', 'closed', 'reminded', 'handed_over', 'quote_sent', 'quote_accepted', 'quote_declined', 'quote_withdrawn', 'quote_lapsed', 'day_gone', 'booking_confirmed', 'booking_cancelled', 'booking_lapsed'));
--> statement-breakpoint
-- When an enquiry is emptied, what was offered and agreed on about it goes too, and the names that it left in the provider's calendar; the days stay taken.
CREATE FUNCTION drop_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE calendar_entry SET note = '' WHERE id IN (SELECT b.entry_id FROM booking b JOIN conversation c ON c.id = b.conversation_id WHERE c.enquiry_id = NEW.id);
  DELETE FROM quote WHERE conversation_id IN (SELECT id FROM conversation WHERE enquiry_id = NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enquiry_drops_quotes AFTER UPDATE OF couple_email ON enquiry FOR EACH ROW
  WHEN (NEW.couple_email = '' AND OLD.couple_email <> '') EXECUTE FUNCTION drop_quotes();
