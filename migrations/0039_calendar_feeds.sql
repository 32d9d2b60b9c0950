CREATE TABLE "calendar_feed" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feed_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_import" (
	"subscription_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"events" smallint NOT NULL,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "calendar_import_subscription_id_day_pk" PRIMARY KEY("subscription_id","day")
);
--> statement-breakpoint
CREATE TABLE "calendar_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sealed_address" text NOT NULL,
	"host" text NOT NULL,
	"hint" text NOT NULL,
	"effect" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"good_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"fault" text,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_subscription_effect_known" CHECK ("calendar_subscription"."effect" in ('taken', 'limited')),
	CONSTRAINT "calendar_subscription_fails_for_a_reason" CHECK (("calendar_subscription"."failures" > 0) = ("calendar_subscription"."fault" is not null))
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_import" ADD CONSTRAINT "calendar_import_subscription_id_calendar_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."calendar_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_import" ADD CONSTRAINT "calendar_import_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscription" ADD CONSTRAINT "calendar_subscription_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_import_of_provider" ON "calendar_import" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "calendar_subscription_of_provider" ON "calendar_subscription" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "calendar_subscription_due" ON "calendar_subscription" USING btree ("next_at");--> statement-breakpoint

-- What a calendar elsewhere adds to its days: its events whole, or a place for each.
CREATE FUNCTION keep_imported_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_to_calendar_day(OLD.provider_id, OLD.day, 0, 0, 0,
      CASE WHEN OLD.is_whole THEN 0 ELSE -OLD.events END, CASE WHEN OLD.is_whole THEN -OLD.events ELSE 0 END);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_to_calendar_day(NEW.provider_id, NEW.day, 0, 0, 0,
      CASE WHEN NEW.is_whole THEN 0 ELSE NEW.events END, CASE WHEN NEW.is_whole THEN NEW.events ELSE 0 END);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER calendar_import_counted AFTER INSERT OR DELETE OR UPDATE
  ON calendar_import FOR EACH ROW EXECUTE FUNCTION keep_imported_days();
