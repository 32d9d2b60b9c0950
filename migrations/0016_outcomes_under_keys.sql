CREATE TABLE "done_once" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

-- What was sent under a key is answered again: the id of an enquiry to one provider, and of one to many whom it went to by category.
INSERT INTO done_once (key, fingerprint, outcome, created_at)
SELECT e.idempotency_key, coalesce(e.fingerprint, ''), CASE e.kind WHEN 'direct' THEN jsonb_build_object('id', e.id) ELSE (
  SELECT coalesce(jsonb_agg(jsonb_build_object('category', counted.name, 'provider_count', counted.providers) ORDER BY counted.position), '[]')
  FROM (
    SELECT c.name, c.position, count(*)::int AS providers FROM enquiry_recipient r
    JOIN category c ON c.id = r.category_id WHERE r.enquiry_id = e.id GROUP BY c.id
  ) counted) END, e.created_at
FROM enquiry e WHERE e.idempotency_key IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "enquiry" DROP CONSTRAINT "enquiry_idempotency_key_unique";--> statement-breakpoint
ALTER TABLE "enquiry" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "enquiry" DROP COLUMN "fingerprint";
