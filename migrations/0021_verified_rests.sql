ALTER TABLE "provider" ADD COLUMN "verification_rests_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "verification_rests_for" text;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "verified_as" jsonb;--> statement-breakpoint

-- By what couples know that a business is who was verified [trust-24].
CREATE FUNCTION identity_of(p provider) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('business_name', p.business_name, 'phone', p.phone, 'email_public', p.email_public,
    'website', p.website, 'email', (SELECT email FROM account WHERE account.id = p.id))
$$;
--> statement-breakpoint
UPDATE provider SET verified_as = identity_of(provider) WHERE is_verified;
--> statement-breakpoint

-- A provider is verified exactly while it holds the verified badge and that does not rest [trust-13, trust-24].
CREATE OR REPLACE FUNCTION follow_verified_badge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder uuid;
  held boolean;
BEGIN
  FOREACH holder IN ARRAY ARRAY[
    CASE WHEN TG_OP <> 'DELETE' THEN NEW.provider_id END,
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.provider_id END
  ] LOOP
    held := EXISTS (SELECT 1 FROM badge WHERE badge.provider_id = holder AND badge.badge_type = 'verified');
    UPDATE provider SET
      is_verified = held AND (TG_OP = 'INSERT' OR verification_rests_since IS NULL),
      verification_rests_since = CASE WHEN held AND TG_OP <> 'INSERT' THEN verification_rests_since END,
      verification_rests_for = CASE WHEN held AND TG_OP <> 'INSERT' THEN verification_rests_for END,
      verified_as = CASE WHEN NOT held THEN NULL WHEN TG_OP = 'INSERT' THEN identity_of(provider) ELSE verified_as END
    WHERE id = holder;
  END LOOP;
  RETURN NULL;
END
$$;
