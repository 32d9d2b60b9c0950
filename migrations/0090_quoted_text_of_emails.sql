-- safe beside the release before: the checks are of columns that it has not, and which are empty unless said
ALTER TABLE "message" ADD COLUMN "quoted" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "held_message" ADD COLUMN "quoted" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbound_email" ADD COLUMN "quoted" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_quoted_short" CHECK (length("message"."quoted") <= 10000);--> statement-breakpoint
ALTER TABLE "held_message" ADD CONSTRAINT "held_message_quoted_short" CHECK (length("held_message"."quoted") <= 10000);--> statement-breakpoint
ALTER TABLE "inbound_email" ADD CONSTRAINT "inbound_email_quoted_short" CHECK (length("inbound_email"."quoted") <= 10000);