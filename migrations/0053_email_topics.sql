ALTER TABLE "suppressed_email" ADD COLUMN "topic" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppressed_email" DROP CONSTRAINT "suppressed_email_pkey";--> statement-breakpoint
ALTER TABLE "suppressed_email" ADD CONSTRAINT "suppressed_email_email_hash_topic_pk" PRIMARY KEY("email_hash","topic");--> statement-breakpoint
ALTER TABLE "suppressed_email" ADD CONSTRAINT "suppressed_email_topic_known" CHECK ("suppressed_email"."topic" in ('all', 'enquiries', 'copies', 'messages', 'reminders', 'favourites', 'trust'));
