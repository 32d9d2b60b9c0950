CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid,
	"reported_by" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_name" text,
	CONSTRAINT "report_once" UNIQUE("conversation_id","reported_by"),
	CONSTRAINT "report_by_known" CHECK ("report"."reported_by" in ('couple', 'provider')),
	CONSTRAINT "report_reason_known" CHECK ("report"."reason" in ('fraud', 'abusive', 'spam', 'other')),
	CONSTRAINT "report_outcome_known" CHECK ("report"."outcome" in ('nothing_found', 'warned', 'suspended')),
	CONSTRAINT "report_words_short" CHECK (length("report"."words") <= 2000),
	CONSTRAINT "report_note_short" CHECK (length("report"."note") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "report_closed" ON "report" USING btree ("closed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- When an enquiry is emptied, what was said in reports about it goes too, and nothing is left to look into.
CREATE FUNCTION empty_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report SET words = '', note = '', closed_at = coalesce(closed_at, now())
  WHERE conversation_id IN (SELECT id FROM conversation WHERE enquiry_id = NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enquiry_empties_reports AFTER UPDATE OF couple_email ON enquiry FOR EACH ROW
  WHEN (NEW.couple_email = '' AND OLD.couple_email <> '') EXECUTE FUNCTION empty_reports();
