CREATE TABLE "desk_visit" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_view" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "provider_view_provider_id_day_pk" PRIMARY KEY("provider_id","day"),
	CONSTRAINT "provider_view_some" CHECK ("provider_view"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "desk_visit" ADD CONSTRAINT "desk_visit_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_view" ADD CONSTRAINT "provider_view_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;