CREATE TABLE "plan" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"marriage" text,
	"done" text[] DEFAULT '{}'::text[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_marriage_known" CHECK ("plan"."marriage" in ('civil', 'customary', 'civil_union'))
);
--> statement-breakpoint
CREATE TABLE "plan_task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "plan_task_short" CHECK (length("plan_task"."text") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_task" ADD CONSTRAINT "plan_task_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_task_of_couple" ON "plan_task" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "plan_task_removed" ON "plan_task" USING btree ("removed_at") WHERE removed_at is not null;