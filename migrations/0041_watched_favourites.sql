CREATE TABLE "favourite_watch" (
	"favourite_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"free_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD COLUMN "booked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "favourite_watch" ADD CONSTRAINT "favourite_watch_favourite_id_favourite_id_fk" FOREIGN KEY ("favourite_id") REFERENCES "public"."favourite"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_watch_by_day" ON "favourite_watch" USING btree ("day");