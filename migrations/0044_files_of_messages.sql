CREATE TABLE "message_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid,
	"sent_by" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_file_sent_by_known" CHECK ("message_file"."sent_by" in ('couple', 'provider')),
	CONSTRAINT "message_file_name_short" CHECK (length("message_file"."name") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_kind_known";--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_file_of_conversation" ON "message_file" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_file_of_message" ON "message_file" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_file_file" ON "message_file" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "message_file_unsent" ON "message_file" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_kind_known" CHECK ("stored_file"."kind" in ('image', 'video', 'document'));--> statement-breakpoint
-- A file whose message goes is looked at by the sweep at once, as a medium's is [media-4].
CREATE TRIGGER message_file_unnamed AFTER DELETE ON message_file
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION look_at_files_of_deleted_media();
--> statement-breakpoint
-- An enquiry that is emptied takes what was added to its conversations and not sent with it; what was sent goes with its messages.
CREATE FUNCTION forget_message_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM message_file WHERE conversation_id IN (SELECT id FROM conversation WHERE enquiry_id = NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enquiry_forgets_files AFTER UPDATE OF couple_email ON enquiry FOR EACH ROW
  WHEN (NEW.couple_email = '' AND OLD.couple_email <> '') EXECUTE FUNCTION forget_message_files();
