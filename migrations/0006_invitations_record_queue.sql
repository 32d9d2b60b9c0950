CREATE TABLE "invitation_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_token_hash_unique";--> statement-breakpoint
DROP INDEX "audit_entry_newest";--> statement-breakpoint
DROP INDEX "invitation_newest";--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "is_dropped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_token" ADD CONSTRAINT "invitation_token_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_token_invitation" ON "invitation_token" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "letter_sent" ON "letter" USING btree ("sent_at") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invitation_newest" ON "invitation" USING btree ("created_at","id");--> statement-breakpoint
INSERT INTO "invitation_token" ("token_hash", "invitation_id", "created_at") SELECT "token_hash", "id", "created_at" FROM "invitation";--> statement-breakpoint
ALTER TABLE "invitation" DROP COLUMN "token_hash";