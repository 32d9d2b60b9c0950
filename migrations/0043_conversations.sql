CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"provider_id" uuid,
	"couple_id" uuid,
	"is_couple_gone" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_by" text DEFAULT 'couple' NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"couple_read_to" integer DEFAULT 0 NOT NULL,
	"provider_read_to" integer DEFAULT -1 NOT NULL,
	"couple_unread" integer DEFAULT 0 NOT NULL,
	"provider_unread" integer DEFAULT 1 NOT NULL,
	"enquiry_read_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answered_elsewhere_at" timestamp (3) with time zone,
	"declined_for" text,
	"closed_at" timestamp (3) with time zone,
	"is_junk" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"link_version" integer DEFAULT 0 NOT NULL,
	"link_hash" text,
	"folder" text GENERATED ALWAYS AS (case when is_junk then 'junk' when archived_at is not null or status in ('declined', 'closed') then 'archived'
          when status = 'booked' then 'booked' when last_by = 'provider' or answered_elsewhere_at >= last_at then 'theirs'
          when status = 'new' then 'new' else 'mine' end) STORED NOT NULL,
	CONSTRAINT "conversation_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "conversation_status_known" CHECK ("conversation"."status" in ('new', 'answered', 'quoted', 'booked', 'declined', 'closed')),
	CONSTRAINT "conversation_last_by_known" CHECK ("conversation"."last_by" in ('couple', 'provider')),
	CONSTRAINT "conversation_note_short" CHECK (length("conversation"."note") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sent_by" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"email_id" uuid,
	CONSTRAINT "message_in_order" UNIQUE("conversation_id","position"),
	CONSTRAINT "message_position_after_enquiry" CHECK ("message"."position" > 0),
	CONSTRAINT "message_sent_by_known" CHECK ("message"."sent_by" in ('couple', 'provider')),
	CONSTRAINT "message_kind_known" CHECK ("message"."kind" in ('text', 'declined', 'closed', 'reminded')),
	CONSTRAINT "message_short" CHECK (length("message"."body") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_id_enquiry_recipient_id_fk" FOREIGN KEY ("id") REFERENCES "public"."enquiry_recipient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_of_provider" ON "conversation" USING btree ("provider_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_in_folder" ON "conversation" USING btree ("provider_id","folder","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_of_couple" ON "conversation" USING btree ("couple_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_enquiry" ON "conversation" USING btree ("enquiry_id");
--> statement-breakpoint
-- Every enquiry is a conversation with each provider that it went to, under the recipient's id (schema/conversations.ts).
CREATE FUNCTION open_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversation (id, enquiry_id, provider_id, couple_id, is_couple_gone, opened_at, last_at)
  SELECT NEW.id, e.id, NEW.provider_id, e.couple_id, e.couple_email = '', e.created_at, e.created_at FROM enquiry e WHERE e.id = NEW.enquiry_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enquiry_recipient_converses AFTER INSERT ON enquiry_recipient FOR EACH ROW EXECUTE FUNCTION open_conversation();
--> statement-breakpoint
CREATE FUNCTION mark_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversation SET is_junk = NEW.junk_at IS NOT NULL, answered_elsewhere_at = NEW.answered_at WHERE id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enquiry_recipient_marked AFTER UPDATE OF junk_at, answered_at ON enquiry_recipient FOR EACH ROW EXECUTE FUNCTION mark_conversation();
--> statement-breakpoint
-- Whose an enquiry is its conversations are. An account that goes leaves them to the providers; an enquiry that is emptied empties them.
CREATE FUNCTION follow_enquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversation SET couple_id = NEW.couple_id,
    is_couple_gone = is_couple_gone OR NEW.couple_email = '' OR (OLD.couple_id IS NOT NULL AND NEW.couple_id IS NULL)
  WHERE enquiry_id = NEW.id;
  IF NEW.couple_email = '' AND OLD.couple_email <> '' THEN
    DELETE FROM message WHERE conversation_id IN (SELECT id FROM conversation WHERE enquiry_id = NEW.id);
    UPDATE conversation SET note = '', link_hash = NULL, couple_unread = 0, provider_unread = 0 WHERE enquiry_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enquiry_followed AFTER UPDATE OF couple_id, couple_email ON enquiry FOR EACH ROW
  WHEN (OLD.couple_id IS DISTINCT FROM NEW.couple_id OR OLD.couple_email IS DISTINCT FROM NEW.couple_email) EXECUTE FUNCTION follow_enquiry();
--> statement-breakpoint
-- Every process is told, with the commit, whose conversation changed: its id, and the accounts of both sides (features/conversations/answer-events.ts).
CREATE FUNCTION tell_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('umshado_conversations', concat_ws(' ', NEW.id, NEW.provider_id, NEW.couple_id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER conversation_told AFTER INSERT OR UPDATE OF last_position, couple_read_to, provider_read_to, couple_id, status, is_junk, archived_at
  ON conversation FOR EACH ROW EXECUTE FUNCTION tell_conversation();
--> statement-breakpoint
-- What providers received before counts as read.
INSERT INTO conversation (id, enquiry_id, provider_id, couple_id, is_couple_gone, opened_at, last_at, provider_read_to, provider_unread, is_junk,
  answered_elsewhere_at)
SELECT r.id, e.id, r.provider_id, e.couple_id,
  e.couple_email = '' OR (e.couple_id IS NULL AND NOT EXISTS (SELECT 1 FROM letter WHERE letter.template LIKE '%_copy_to_couple' AND letter.subject_id IN (e.id, r.id))),
  e.created_at, e.created_at, 0, 0, r.junk_at IS NOT NULL, r.answered_at
FROM enquiry_recipient r JOIN enquiry e ON e.id = r.enquiry_id;
