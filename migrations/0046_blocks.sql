ALTER TABLE "conversation" ADD COLUMN "couple_blocked_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "provider_blocked_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "conversation" drop column "folder";
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "folder" text GENERATED ALWAYS AS (case when is_junk or provider_blocked_at is not null then 'junk' when archived_at is not null or status in ('declined', 'closed') then 'archived'
          when status = 'booked' then 'booked' when last_by = 'provider' or answered_elsewhere_at >= last_at then 'theirs'
          when status = 'new' then 'new' else 'mine' end) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "conversation_in_folder" ON "conversation" USING btree ("provider_id","folder","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "conversation_blocked" ON "conversation" USING btree ("provider_id") WHERE couple_blocked_at is not null or provider_blocked_at is not null;
--> statement-breakpoint
DROP TRIGGER conversation_told ON conversation;
--> statement-breakpoint
CREATE TRIGGER conversation_told AFTER INSERT OR UPDATE OF last_position, couple_read_to, provider_read_to, couple_id, status, is_junk, archived_at,
  couple_blocked_at, provider_blocked_at ON conversation FOR EACH ROW EXECUTE FUNCTION tell_conversation();
