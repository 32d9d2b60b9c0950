CREATE TABLE "calendar" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"capacity" smallint DEFAULT 1 NOT NULL,
	"weekdays_taken" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"season_starts" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"season_ends" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"notice_days" smallint DEFAULT 0 NOT NULL,
	"hold_days" smallint DEFAULT 14 NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_capacity_within" CHECK ("calendar"."capacity" between 1 and 20),
	CONSTRAINT "calendar_seasons_whole" CHECK (cardinality("calendar"."season_starts") = cardinality("calendar"."season_ends"))
);
--> statement-breakpoint
CREATE TABLE "calendar_day" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"booked" smallint DEFAULT 0 NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"blocked" smallint DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"imported_whole" integer DEFAULT 0 NOT NULL,
	"capacity" smallint NOT NULL,
	"state" smallint GENERATED ALWAYS AS (case when blocked > 0 or imported_whole > 0 or booked + held + imported >= capacity then 2
          when booked + held + imported > 0 then 1 else 0 end) STORED NOT NULL,
	CONSTRAINT "calendar_day_provider_id_day_pk" PRIMARY KEY("provider_id","day"),
	CONSTRAINT "calendar_day_counts" CHECK (booked >= 0 and held >= 0 and blocked >= 0 and imported >= 0 and imported_whole >= 0),
	CONSTRAINT "calendar_day_has_place" CHECK (booked <= capacity)
);
--> statement-breakpoint
CREATE TABLE "calendar_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"lapses_at" timestamp (3) with time zone,
	"has_lapsed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_entry_kind_known" CHECK ("calendar_entry"."kind" in ('block', 'hold', 'booking')),
	CONSTRAINT "calendar_entry_span" CHECK ("calendar_entry"."last_day" - "calendar_entry"."first_day" between 0 and 365),
	CONSTRAINT "calendar_entry_holds_lapse" CHECK (("calendar_entry"."kind" = 'hold') = ("calendar_entry"."lapses_at" is not null)),
	CONSTRAINT "calendar_entry_note_short" CHECK (length("calendar_entry"."note") <= 200)
);
--> statement-breakpoint
ALTER TABLE "calendar" ADD CONSTRAINT "calendar_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_day" ADD CONSTRAINT "calendar_day_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_by_kept" ON "calendar" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "calendar_entry_days" ON "calendar_entry" USING btree ("provider_id","last_day");--> statement-breakpoint
CREATE INDEX "calendar_entry_lapsing" ON "calendar_entry" USING btree ("lapses_at") WHERE lapses_at is not null and not has_lapsed;--> statement-breakpoint
CREATE INDEX "calendar_entry_by_end" ON "calendar_entry" USING btree ("last_day");--> statement-breakpoint

-- Adds to what stands on a day. Whoever takes a place is refused where none is left; since the day's row is held by whoever adds to it
-- until the transaction ends, the last place of a day goes to one alone, whatever the processes do.
CREATE FUNCTION add_to_calendar_day(
  of_provider uuid, on_day date, more_booked int, more_held int, more_blocked int, more_imported int, more_whole int
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  stands calendar_day;
BEGIN
  LOOP
    UPDATE calendar_day SET booked = booked + more_booked, held = held + more_held, blocked = blocked + more_blocked,
        imported = imported + more_imported, imported_whole = imported_whole + more_whole
      WHERE provider_id = of_provider AND day = on_day RETURNING * INTO stands;
    EXIT WHEN FOUND OR greatest(more_booked, more_held, more_blocked, more_imported, more_whole) <= 0;
    INSERT INTO calendar_day (provider_id, day, capacity)
      SELECT of_provider, on_day, coalesce((SELECT capacity FROM calendar WHERE provider_id = of_provider), 1)
      ON CONFLICT DO NOTHING;
  END LOOP;
  IF more_booked + more_held > 0 AND (stands.blocked > 0 OR stands.imported_whole > 0
      OR stands.booked + stands.held + stands.imported > stands.capacity) THEN
    RAISE check_violation USING MESSAGE = 'no place is left on ' || on_day, CONSTRAINT = 'calendar_day_has_place', DETAIL = on_day;
  END IF;
END
$$;
--> statement-breakpoint
-- What an entry adds to each of its days, as a row of one or nothing: a hold that has lapsed takes no place.
CREATE FUNCTION keep_calendar_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT of_provider, day::date AS day, sum(booked)::int AS booked, sum(held)::int AS held, sum(blocked)::int AS blocked FROM (
      SELECT OLD.provider_id AS of_provider, generate_series(OLD.first_day, OLD.last_day, '1 day') AS day,
          -(OLD.kind = 'booking')::int AS booked, -(OLD.kind = 'hold' AND NOT OLD.has_lapsed)::int AS held,
          -(OLD.kind = 'block')::int AS blocked
        WHERE TG_OP <> 'INSERT'
      UNION ALL
      SELECT NEW.provider_id, generate_series(NEW.first_day, NEW.last_day, '1 day'),
          (NEW.kind = 'booking')::int, (NEW.kind = 'hold' AND NOT NEW.has_lapsed)::int, (NEW.kind = 'block')::int
        WHERE TG_OP <> 'DELETE'
    ) AS changes
    GROUP BY 1, 2 HAVING sum(booked) <> 0 OR sum(held) <> 0 OR sum(blocked) <> 0 ORDER BY 1, 2
  LOOP
    PERFORM add_to_calendar_day(change.of_provider, change.day, change.booked, change.held, change.blocked, 0, 0);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER calendar_entry_counted AFTER INSERT OR DELETE OR UPDATE OF kind, first_day, last_day, has_lapsed
  ON calendar_entry FOR EACH ROW EXECUTE FUNCTION keep_calendar_days();
--> statement-breakpoint
-- Whoever takes fewer weddings a day keeps the bookings that it has.
CREATE FUNCTION keep_calendar_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE calendar_day SET capacity = greatest(NEW.capacity, booked) WHERE provider_id = NEW.provider_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER calendar_capacity_changed AFTER UPDATE OF capacity
  ON calendar FOR EACH ROW EXECUTE FUNCTION keep_calendar_capacity();
