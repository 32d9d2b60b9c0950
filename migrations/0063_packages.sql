ALTER TABLE "quote_template" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_template" ADD COLUMN "shown_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_template" ADD COLUMN "shown_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_template" ADD CONSTRAINT "quote_template_shown_named" CHECK (not "quote_template"."is_shown" or "quote_template"."shown_name" <> '');--> statement-breakpoint
ALTER TABLE "quote_template" ADD CONSTRAINT "quote_template_shown_short" CHECK (length("quote_template"."shown_name") <= 80 and length("quote_template"."shown_text") <= 300);