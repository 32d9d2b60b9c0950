CREATE TABLE "installation" (
	"id" smallint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint

-- Plain hashes of addresses, emails and enquiries can be tried out, so none is kept. Limits are counted anew; what was
-- sent under a key is known by the key alone.
DELETE FROM rate_limit_hit;
--> statement-breakpoint
UPDATE done_once SET fingerprint = '' WHERE fingerprint <> '';
