CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp (3) with time zone,
	"auth_provider" text DEFAULT 'local' NOT NULL,
	"google_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_kind_known" CHECK ("account"."kind" in ('provider', 'couple')),
	CONSTRAINT "account_auth_provider_known" CHECK ("account"."auth_provider" in ('local', 'google')),
	CONSTRAINT "account_can_sign_in" CHECK ("account"."auth_provider" = 'google' or "account"."password_hash" is not null)
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"new_email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "account_token_purpose_known" CHECK ("account_token"."purpose" in ('password_reset', 'email_confirmation', 'sign_in_handoff'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"admin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"acting_as_id" uuid,
	"acting_as_name" text,
	"action" text NOT NULL,
	"subject_id" uuid,
	"subject_name" text,
	"details" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_slug_unique" UNIQUE("slug"),
	CONSTRAINT "category_name_unique" UNIQUE("name"),
	CONSTRAINT "category_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "subcategory" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "subcategory_category_id_name_unique" UNIQUE("category_id","name"),
	CONSTRAINT "subcategory_id_category_id_unique" UNIQUE("id","category_id")
);
--> statement-breakpoint
CREATE TABLE "couple" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner1_name" text,
	"partner2_name" text,
	"wedding_date" date,
	"phone" text,
	"venue_name" text,
	"venue_location" text,
	"guest_count" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "couple_guests_positive" CHECK ("couple"."guest_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_once" UNIQUE("couple_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"couple_id" uuid,
	"couple_name" text NOT NULL,
	"couple_email" text NOT NULL,
	"couple_phone" text,
	"wedding_date" date,
	"venue_location" text,
	"guest_count" integer,
	"budget_range" text,
	"message" text,
	"services_interested" text[] DEFAULT '{}'::text[] NOT NULL,
	"selected_category_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"excluded_category_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"idempotency_key" text,
	"fingerprint" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "enquiry_kind_known" CHECK ("enquiry"."kind" in ('direct', 'bulk')),
	CONSTRAINT "enquiry_budget_known" CHECK ("enquiry"."budget_range" in ('budget', 'moderate', 'upper', 'premium', 'luxury')),
	CONSTRAINT "enquiry_guests_positive" CHECK ("enquiry"."guest_count" >= 0),
	CONSTRAINT "enquiry_message_length" CHECK (length("enquiry"."message") <= 2000),
	CONSTRAINT "enquiry_services_few" CHECK (cardinality("enquiry"."services_interested") <= 20)
);
--> statement-breakpoint
CREATE TABLE "enquiry_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"provider_id" uuid,
	"provider_name" text NOT NULL,
	"category_id" integer,
	"junk_at" timestamp (3) with time zone,
	CONSTRAINT "enquiry_recipient_once" UNIQUE("enquiry_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"preset_badges" text[] DEFAULT '{}'::text[] NOT NULL,
	"recommended_by_name" text,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitation_presets_known" CHECK ("invitation"."preset_badges" <@ array['pioneer', 'premier', 'verified']::text[])
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"subject_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "letter_state_known" CHECK ("letter"."state" in ('waiting', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"trust_score" double precision NOT NULL,
	"google_rating" double precision,
	"review_standing" integer NOT NULL,
	"review_total" integer NOT NULL,
	"price_rank" integer NOT NULL,
	"is_verified" boolean NOT NULL,
	"province" text,
	"price_range" text[] NOT NULL,
	"category_ids" integer[] NOT NULL,
	"place_text" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"role" text NOT NULL,
	"file_hash" text,
	"video_id" text,
	"caption" text,
	"alternative_text" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_role_known" CHECK ("media"."role" in ('logo', 'banner', 'gallery', 'video')),
	CONSTRAINT "media_has_its_thing" CHECK (case when "media"."role" = 'video' then "media"."video_id" is not null else "media"."file_hash" is not null end)
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"widths" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"bytes" bigint NOT NULL,
	"cut_widths" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"placeholder" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_kind_known" CHECK ("stored_file"."kind" in ('image', 'video'))
);
--> statement-breakpoint
CREATE TABLE "custom_field" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"contact_person" text NOT NULL,
	"phone" text NOT NULL,
	"whatsapp_number" text,
	"alternative_phone" text,
	"email_public" text,
	"website" text,
	"description" text,
	"city" text,
	"province" text,
	"postal_code" text,
	"business_address" text,
	"additional_cities" text[] DEFAULT '{}'::text[] NOT NULL,
	"willing_to_travel" boolean DEFAULT false NOT NULL,
	"radius_km" integer,
	"established_year" integer,
	"team_size" text,
	"business_registration" text,
	"years_experience" integer,
	"events_completed" integer,
	"price_range" text[] DEFAULT '{}'::text[] NOT NULL,
	"price_from" integer,
	"price_to" integer,
	"deposit_required" boolean DEFAULT false NOT NULL,
	"deposit_type" text DEFAULT 'percentage' NOT NULL,
	"deposit_value" integer,
	"deposit_percentage" integer,
	"payment_methods" text[] DEFAULT '{}'::text[] NOT NULL,
	"services_offered" text[] DEFAULT '{}'::text[] NOT NULL,
	"specialties" text[] DEFAULT '{}'::text[] NOT NULL,
	"languages_spoken" text[] DEFAULT '{}'::text[] NOT NULL,
	"google_review_url" text,
	"facebook_review_url" text,
	"instagram_url" text,
	"youtube_url" text,
	"tiktok_url" text,
	"linkedin_url" text,
	"pinterest_url" text,
	"booking_lead_time" text,
	"cancellation_policy" text,
	"offers_consultation" boolean DEFAULT false NOT NULL,
	"consultation_fee" integer,
	"has_insurance" boolean DEFAULT false NOT NULL,
	"insurance_details" text,
	"business_hours" jsonb,
	"awards_certifications" text[] DEFAULT '{}'::text[] NOT NULL,
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"google_rating" double precision,
	"facebook_rating" double precision,
	"google_review_count" integer,
	"facebook_review_count" integer,
	"ratings_recorded_at" timestamp (3) with time zone,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"has_business_details" boolean DEFAULT true NOT NULL,
	"trust_score" double precision DEFAULT 0 NOT NULL,
	"trust_tier" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"category_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"place_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_province_known" CHECK ("provider"."province" in ('Gauteng', 'Western Cape', 'KwaZulu-Natal', 'Eastern Cape', 'Free State', 'Limpopo', 'Mpumalanga', 'Northern Cape', 'North West')),
	CONSTRAINT "provider_price_range_known" CHECK ("provider"."price_range" <@ array['$', '$$', '$$$', '$$$$']::text[]),
	CONSTRAINT "provider_radius_within" CHECK ("provider"."radius_km" between 0 and 500),
	CONSTRAINT "provider_deposit_within" CHECK ("provider"."deposit_percentage" between 0 and 100),
	CONSTRAINT "provider_deposit_type_known" CHECK ("provider"."deposit_type" in ('percentage', 'fixed')),
	CONSTRAINT "provider_prices_positive" CHECK ("provider"."price_from" >= 0 and "provider"."price_to" >= 0),
	CONSTRAINT "provider_prices_ordered" CHECK ("provider"."price_to" >= "provider"."price_from"),
	CONSTRAINT "provider_trust_score_within" CHECK ("provider"."trust_score" between 0 and 5),
	CONSTRAINT "provider_google_rating_within" CHECK ("provider"."google_rating" between 0 and 5),
	CONSTRAINT "provider_facebook_rating_within" CHECK ("provider"."facebook_rating" between 0 and 5),
	CONSTRAINT "provider_review_counts_positive" CHECK ("provider"."google_review_count" >= 0 and "provider"."facebook_review_count" >= 0),
	CONSTRAINT "provider_published_since" CHECK (not "provider"."is_published" or "provider"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "provider_category" (
	"provider_id" uuid NOT NULL,
	"category_id" integer NOT NULL,
	"subcategory_id" integer,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "provider_category_provider_id_category_id_pk" PRIMARY KEY("provider_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit_hit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setting_key_known" CHECK ("setting"."key" in ('hero_image_url', 'hero_title', 'hero_subtitle', 'hero_overlay_color', 'hero_overlay_opacity', 'site_name', 'contact_email', 'contact_phone'))
);
--> statement-breakpoint
CREATE TABLE "badge" (
	"provider_id" uuid NOT NULL,
	"badge_type" text NOT NULL,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"granted_by" uuid,
	"notes" text,
	CONSTRAINT "badge_provider_id_badge_type_pk" PRIMARY KEY("provider_id","badge_type"),
	CONSTRAINT "badge_type_known" CHECK ("badge"."badge_type" in ('pioneer', 'premier', 'verified', 'featured', 'trusted'))
);
--> statement-breakpoint
CREATE TABLE "endorsement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endorser_id" uuid NOT NULL,
	"endorsed_provider_id" uuid NOT NULL,
	"points_given" integer DEFAULT 1 NOT NULL,
	"comment" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "endorsement_once" UNIQUE("endorser_id","endorsed_provider_id"),
	CONSTRAINT "endorsement_not_self" CHECK ("endorsement"."endorser_id" <> "endorsement"."endorsed_provider_id"),
	CONSTRAINT "endorsement_points_positive" CHECK ("endorsement"."points_given" > 0),
	CONSTRAINT "endorsement_comment_length" CHECK (length("endorsement"."comment") <= 500)
);
--> statement-breakpoint
CREATE TABLE "endorsement_balance" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"points_available" integer DEFAULT 0 NOT NULL,
	"monthly_allocation" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "endorsement_balance_never_overspent" CHECK ("endorsement_balance"."points_available" >= 0),
	CONSTRAINT "endorsement_balance_allocation_positive" CHECK ("endorsement_balance"."monthly_allocation" >= 0)
);
--> statement-breakpoint
CREATE TABLE "endorsement_credit" (
	"provider_id" uuid NOT NULL,
	"month" date NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "endorsement_credit_provider_id_month_pk" PRIMARY KEY("provider_id","month"),
	CONSTRAINT "endorsement_credit_first_of_month" CHECK (extract(day from "endorsement_credit"."month") = 1),
	CONSTRAINT "endorsement_credit_positive" CHECK ("endorsement_credit"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verifier_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_once" UNIQUE("verifier_id","provider_id"),
	CONSTRAINT "verification_not_self" CHECK ("verification"."verifier_id" <> "verification"."provider_id")
);
--> statement-breakpoint
CREATE TABLE "verification_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"motivation" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_request_motivation_length" CHECK (length("verification_request"."motivation") between 20 and 2000)
);
--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_admin_id_account_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategory" ADD CONSTRAINT "subcategory_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple" ADD CONSTRAINT "couple_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_recipient" ADD CONSTRAINT "enquiry_recipient_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_recipient" ADD CONSTRAINT "enquiry_recipient_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_recipient" ADD CONSTRAINT "enquiry_recipient_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field" ADD CONSTRAINT "custom_field_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_category" ADD CONSTRAINT "provider_category_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_category" ADD CONSTRAINT "provider_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_category" ADD CONSTRAINT "provider_category_subcategory_of_category" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategory"("id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_granted_by_account_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsement" ADD CONSTRAINT "endorsement_endorser_id_provider_id_fk" FOREIGN KEY ("endorser_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsement" ADD CONSTRAINT "endorsement_endorsed_provider_id_provider_id_fk" FOREIGN KEY ("endorsed_provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsement_balance" ADD CONSTRAINT "endorsement_balance_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsement_credit" ADD CONSTRAINT "endorsement_credit_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_verifier_id_provider_id_fk" FOREIGN KEY ("verifier_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_request" ADD CONSTRAINT "verification_request_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_kind_email" ON "account" USING btree ("kind",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_kind_google" ON "account" USING btree ("kind","google_id");--> statement-breakpoint
CREATE INDEX "account_token_account" ON "account_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_admin" ON "session" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "favourite_provider" ON "favourite" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "enquiry_couple" ON "enquiry" USING btree ("couple_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_email" ON "enquiry" USING btree (lower("couple_email"),"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_recipient_provider" ON "enquiry_recipient" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "invitation_newest" ON "invitation" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "letter_subject" ON "letter" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "letter_unsent" ON "letter" USING btree ("created_at") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "listing_by_rating" ON "listing" USING btree ("trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_trust" ON "listing" USING btree ("trust_score" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_reviews" ON "listing" USING btree ("review_standing" DESC NULLS LAST,"review_total" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_price" ON "listing" USING btree ("price_rank","trust_score" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_province" ON "listing" USING btree ("province","trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_verified" ON "listing" USING btree ("is_verified","trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_category" ON "listing" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "listing_by_search" ON "listing" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_by_place" ON "listing" USING gin ("place_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "media_one_logo" ON "media" USING btree ("provider_id") WHERE role = 'logo';--> statement-breakpoint
CREATE UNIQUE INDEX "media_one_banner" ON "media" USING btree ("provider_id") WHERE role = 'banner';--> statement-breakpoint
CREATE UNIQUE INDEX "media_video_once" ON "media" USING btree ("provider_id","video_id") WHERE role = 'video';--> statement-breakpoint
CREATE INDEX "media_provider" ON "media" USING btree ("provider_id","role","position");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "custom_field_provider" ON "custom_field" USING btree ("provider_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_category_one_primary" ON "provider_category" USING btree ("provider_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "provider_category_category" ON "provider_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "rate_limit_hit_key" ON "rate_limit_hit" USING btree ("key_hash","expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_hit_expiry" ON "rate_limit_hit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "endorsement_received" ON "endorsement" USING btree ("endorsed_provider_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_received" ON "verification" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "verification_request_provider" ON "verification_request" USING btree ("provider_id","created_at" DESC NULLS LAST);