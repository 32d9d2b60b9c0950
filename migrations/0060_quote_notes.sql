CREATE TABLE "quote_note" (
	"series_id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_liked" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_note_short" CHECK (length("quote_note"."text") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "quote_note" ADD CONSTRAINT "quote_note_series_id_quote_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_note" ADD CONSTRAINT "quote_note_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_note_of_couple" ON "quote_note" USING btree ("couple_id");