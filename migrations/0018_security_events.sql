CREATE TABLE "security_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sum_key" text,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"account_id" uuid,
	"admin_id" uuid,
	"network" text,
	"device" text,
	"detail" text,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_event_sum_key_unique" UNIQUE("sum_key"),
	CONSTRAINT "security_event_outcome_known" CHECK ("security_event"."outcome" in ('done', 'failed', 'refused'))
);
--> statement-breakpoint
CREATE INDEX "security_event_newest" ON "security_event" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_event_kind" ON "security_event" USING btree ("event","created_at");--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id","created_at");