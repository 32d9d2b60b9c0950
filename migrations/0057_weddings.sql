CREATE TABLE "wedding_member" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"invited_by" uuid,
	CONSTRAINT "wedding_member_role_known" CHECK ("wedding_member"."role" in ('editor', 'reader')),
	CONSTRAINT "wedding_member_not_owner" CHECK ("wedding_member"."account_id" <> "wedding_member"."couple_id")
);
--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wedding_member_wedding" ON "wedding_member" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "wedding_member_inviter" ON "wedding_member" USING btree ("invited_by");--> statement-breakpoint
-- Whoever joins a wedding, leaves it or is removed goes on in another: what it listened to ends (answer-events.ts).
CREATE FUNCTION tell_wedding_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('umshado_conversations', concat_ws(' ', 'wedding_changed', COALESCE(NEW.account_id, OLD.account_id)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER wedding_member_told AFTER INSERT OR DELETE OR UPDATE OF couple_id ON wedding_member FOR EACH ROW EXECUTE FUNCTION tell_wedding_changed();
