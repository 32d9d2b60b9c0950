CREATE TABLE "wedding_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "wedding_invitation_role_known" CHECK ("wedding_invitation"."role" in ('editor', 'reader'))
);
--> statement-breakpoint
ALTER TABLE "wedding_invitation" ADD CONSTRAINT "wedding_invitation_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_invitation" ADD CONSTRAINT "wedding_invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_invitation_once" ON "wedding_invitation" USING btree ("couple_id",lower("email"));--> statement-breakpoint
CREATE INDEX "wedding_invitation_email" ON "wedding_invitation" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "wedding_invitation_inviter" ON "wedding_invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "wedding_invitation_end" ON "wedding_invitation" USING btree ("expires_at");