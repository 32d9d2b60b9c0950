CREATE TABLE "held_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_message_short" CHECK (length("held_message"."body") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "held_message" ADD CONSTRAINT "held_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_message" ADD CONSTRAINT "held_message_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_message_of_conversation" ON "held_message" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "held_message_of_provider" ON "held_message" USING btree ("provider_id");--> statement-breakpoint
-- When an enquiry is emptied, what waits to be said about it goes too.
CREATE FUNCTION drop_held_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM held_message WHERE conversation_id IN (SELECT id FROM conversation WHERE enquiry_id = NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enquiry_drops_held_messages AFTER UPDATE OF couple_email ON enquiry FOR EACH ROW
  WHEN (NEW.couple_email = '' AND OLD.couple_email <> '') EXECUTE FUNCTION drop_held_messages();
