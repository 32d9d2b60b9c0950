CREATE TABLE "saved_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_reply_title_short" CHECK (length("saved_reply"."title") <= 60),
	CONSTRAINT "saved_reply_short" CHECK (length("saved_reply"."body") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_reply_of_provider" ON "saved_reply" USING btree ("provider_id","title");