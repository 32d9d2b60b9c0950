ALTER TABLE "verification_request" DROP CONSTRAINT "verification_request_decision_known";--> statement-breakpoint
ALTER TABLE "verification_request" ADD CONSTRAINT "verification_request_decision_known" CHECK ("verification_request"."decision" in ('verified', 'not_yet', 'verified_otherwise'));--> statement-breakpoint

-- Who holds the badge waits for no answer.
UPDATE verification_request r SET decision = 'verified_otherwise', decided_at = b.granted_at, decided_by = b.granted_by
  FROM badge b WHERE b.provider_id = r.provider_id AND b.badge_type = 'verified' AND r.decided_at IS NULL;
