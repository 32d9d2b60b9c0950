CREATE TABLE "inbound_email" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"message_id_hash" text NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"sent_from" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_email_once" UNIQUE("conversation_id","side","message_id_hash"),
	CONSTRAINT "inbound_email_side_known" CHECK ("inbound_email"."side" in ('couple', 'provider')),
	CONSTRAINT "inbound_email_short" CHECK (length("inbound_email"."body") <= 4000),
	CONSTRAINT "inbound_email_held_or_empty" CHECK ("inbound_email"."is_held" or ("inbound_email"."sent_from" = '' and "inbound_email"."body" = ''))
);
--> statement-breakpoint
CREATE TABLE "reply_address" (
	"hash" text PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	CONSTRAINT "reply_address_of_side" UNIQUE("conversation_id","side"),
	CONSTRAINT "reply_address_side_known" CHECK ("reply_address"."side" in ('couple', 'provider'))
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "is_by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inbound_email" ADD CONSTRAINT "inbound_email_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_address" ADD CONSTRAINT "reply_address_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_email_old" ON "inbound_email" USING btree ("created_at");
--> statement-breakpoint
-- With one of the two sides go the addresses by which they answered, and the emails that waited (schema/inbound.ts).
CREATE FUNCTION end_replies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reply_address WHERE conversation_id = NEW.id;
  DELETE FROM inbound_email WHERE conversation_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER conversation_over_by_mail AFTER UPDATE OF is_couple_gone, provider_id ON conversation FOR EACH ROW
  WHEN (NEW.is_couple_gone OR NEW.provider_id IS NULL) EXECUTE FUNCTION end_replies();
--> statement-breakpoint
-- An email that waits, or does not wait any more, is told to open pages as a message is.
CREATE FUNCTION tell_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('umshado_conversations', concat_ws(' ', c.id, c.provider_id, c.couple_id)) FROM conversation c WHERE c.id = NEW.conversation_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER inbound_email_told AFTER UPDATE OF is_held ON inbound_email FOR EACH ROW EXECUTE FUNCTION tell_held();
