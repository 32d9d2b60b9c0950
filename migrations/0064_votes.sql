CREATE TABLE "favourite_vote" (
	"couple_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"vote" text,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_vote_pkey" PRIMARY KEY("couple_id","provider_id","account_id"),
	CONSTRAINT "favourite_vote_known" CHECK ("favourite_vote"."vote" in ('up', 'down')),
	CONSTRAINT "favourite_vote_note_short" CHECK (length("favourite_vote"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "by_account_id" uuid;--> statement-breakpoint
ALTER TABLE "favourite" ADD COLUMN "added_by" uuid;--> statement-breakpoint
ALTER TABLE "favourite_vote" ADD CONSTRAINT "favourite_vote_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_vote" ADD CONSTRAINT "favourite_vote_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_vote" ADD CONSTRAINT "favourite_vote_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_vote_provider" ON "favourite_vote" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "favourite_vote_account" ON "favourite_vote" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_by_account" ON "message" USING btree ("by_account_id") WHERE by_account_id is not null;--> statement-breakpoint
CREATE INDEX "favourite_by_account" ON "favourite" USING btree ("added_by");--> statement-breakpoint
-- Whoever leaves a wedding takes along what it thought of its favourites.
CREATE FUNCTION remove_votes_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM favourite_vote WHERE couple_id = OLD.couple_id AND account_id = OLD.account_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER wedding_member_votes_gone AFTER DELETE ON wedding_member FOR EACH ROW EXECUTE FUNCTION remove_votes_of_member();
