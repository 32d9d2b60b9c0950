create extension if not exists pg_trgm;
--> statement-breakpoint
-- The business name, which is the first of the searched lines, as nothing but words with a space before each (features/providers/rules.ts has the same rule).
create or replace function name_words(search_text text) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(split_part(search_text, E'\n', 1), '[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- A text as searches compare it: lower case, without accents. The program's own normalisation (features/providers/rules.ts) for columns that keep no such text.
create or replace function search_form(words text) returns text language sql immutable parallel safe strict as $$
  select lower(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- A text as searches compare it, whatever the locale of the database: without accents, Latin letters in lower case, one space between words.
create or replace function search_line(words text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    translate(
      regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'),
      '‘’ʼ`´ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦẞ',
      '''''''''''abcdefghijklmnopqrstuvwxyzæðøþđħłŋœŧß'),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Texts one under the other, those left out that are empty. In this language a session plans the rule once, not for each row.
create or replace function search_lines(texts text[]) returns text language plpgsql immutable parallel safe as $$
declare
  words text;
  line text;
  written text[] := '{}';
begin
  foreach words in array texts loop
    line := search_line(words);
    if line <> '' then written := written || line; end if;
  end loop;
  return array_to_string(written, E'\n');
end
$$;
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"password_owned_at" timestamp (3) with time zone,
	"email_verified_at" timestamp (3) with time zone,
	"auth_provider" text DEFAULT 'local' NOT NULL,
	"google_id" text,
	"privacy_version" text,
	"terms_version" text,
	"provider_terms_version" text,
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
	"bound_to" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "account_token_purpose_known" CHECK ("account_token"."purpose" in ('password_reset', 'email_confirmation', 'email_return', 'sign_in_handoff', 'second_factor'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"device" text,
	"admin_id" uuid,
	"opened_by" uuid,
	"proven_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
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
CREATE TABLE "budget" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"total_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_total_within" CHECK ("budget"."total_cents" between 0 and 10000000000)
);
--> statement-breakpoint
CREATE TABLE "budget_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"category_id" integer,
	"title" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"is_agreed" boolean NOT NULL,
	"due_on" date,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "budget_entry_within" CHECK ("budget_entry"."amount_cents" between 0 and 10000000000),
	CONSTRAINT "budget_entry_title_short" CHECK (length("budget_entry"."title") between 1 and 100),
	CONSTRAINT "budget_entry_note_short" CHECK (length("budget_entry"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "budget_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"entry_id" uuid,
	"booking_id" uuid,
	"part" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "budget_payment_of_one" CHECK (("budget_payment"."entry_id" is null) <> ("budget_payment"."booking_id" is null)),
	CONSTRAINT "budget_payment_part_known" CHECK ("budget_payment"."part" in ('deposit', 'balance', 'other')),
	CONSTRAINT "budget_payment_within" CHECK ("budget_payment"."amount_cents" between 1 and 10000000000)
);
--> statement-breakpoint
CREATE TABLE "budget_proof" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_proof_name_short" CHECK (length("budget_proof"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "budget_reminder" (
	"couple_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"part" text NOT NULL,
	"due_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	CONSTRAINT "budget_reminder_couple_id_subject_id_part_due_on_days_before_pk" PRIMARY KEY("couple_id","subject_id","part","due_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "budget_share" (
	"couple_id" uuid NOT NULL,
	"category_id" integer,
	"planned_cents" bigint NOT NULL,
	CONSTRAINT "budget_share_once" UNIQUE NULLS NOT DISTINCT("couple_id","category_id"),
	CONSTRAINT "budget_share_within" CHECK ("budget_share"."planned_cents" between 0 and 10000000000)
);
--> statement-breakpoint
CREATE TABLE "calendar" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"capacity" smallint DEFAULT 1 NOT NULL,
	"weekdays_taken" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"season_starts" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"season_ends" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"notice_days" smallint DEFAULT 0 NOT NULL,
	"hold_days" smallint DEFAULT 14 NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_capacity_within" CHECK ("calendar"."capacity" between 1 and 20),
	CONSTRAINT "calendar_seasons_whole" CHECK (cardinality("calendar"."season_starts") = cardinality("calendar"."season_ends"))
);
--> statement-breakpoint
CREATE TABLE "calendar_day" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"booked" smallint DEFAULT 0 NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"blocked" smallint DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"imported_whole" integer DEFAULT 0 NOT NULL,
	"capacity" smallint NOT NULL,
	"state" smallint GENERATED ALWAYS AS (case when blocked > 0 or imported_whole > 0 or booked + held + imported >= capacity then 2
          when booked + held + imported > 0 then 1 else 0 end) STORED NOT NULL,
	CONSTRAINT "calendar_day_provider_id_day_pk" PRIMARY KEY("provider_id","day"),
	CONSTRAINT "calendar_day_counts" CHECK (booked >= 0 and held >= 0 and blocked >= 0 and imported >= 0 and imported_whole >= 0),
	CONSTRAINT "calendar_day_has_place" CHECK (booked <= capacity)
);
--> statement-breakpoint
CREATE TABLE "calendar_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"lapses_at" timestamp (3) with time zone,
	"has_lapsed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_entry_kind_known" CHECK ("calendar_entry"."kind" in ('block', 'hold', 'booking')),
	CONSTRAINT "calendar_entry_span" CHECK ("calendar_entry"."last_day" - "calendar_entry"."first_day" between 0 and 365),
	CONSTRAINT "calendar_entry_holds_lapse" CHECK (("calendar_entry"."kind" = 'hold') = ("calendar_entry"."lapses_at" is not null)),
	CONSTRAINT "calendar_entry_note_short" CHECK (length("calendar_entry"."note") <= 200)
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
CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contact" text NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_kind_known" CHECK ("complaint"."kind" in ('site', 'vendor', 'personal_information', 'takedown', 'appeal')),
	CONSTRAINT "complaint_text_short" CHECK (length("complaint"."text") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"provider_id" uuid,
	"couple_id" uuid,
	"is_couple_gone" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_by" text DEFAULT 'couple' NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"couple_read_to" integer DEFAULT 0 NOT NULL,
	"provider_read_to" integer DEFAULT -1 NOT NULL,
	"couple_unread" integer DEFAULT 0 NOT NULL,
	"provider_unread" integer DEFAULT 1 NOT NULL,
	"enquiry_read_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"nudged_at" timestamp (3) with time zone,
	"answered_elsewhere_at" timestamp (3) with time zone,
	"declined_for" text,
	"closed_at" timestamp (3) with time zone,
	"is_junk" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"couple_blocked_at" timestamp (3) with time zone,
	"provider_blocked_at" timestamp (3) with time zone,
	"link_version" integer DEFAULT 0 NOT NULL,
	"link_hash" text,
	"folder" text GENERATED ALWAYS AS (case when is_junk or provider_blocked_at is not null then 'junk' when archived_at is not null or status in ('declined', 'closed') then 'archived'
          when status = 'booked' then 'booked' when last_by = 'provider' or answered_elsewhere_at >= last_at then 'theirs'
          when status = 'new' then 'new' else 'mine' end) STORED NOT NULL,
	CONSTRAINT "conversation_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "conversation_status_known" CHECK ("conversation"."status" in ('new', 'answered', 'quoted', 'booked', 'declined', 'closed')),
	CONSTRAINT "conversation_last_by_known" CHECK ("conversation"."last_by" in ('couple', 'provider')),
	CONSTRAINT "conversation_note_short" CHECK (length("conversation"."note") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sent_by" text NOT NULL,
	"by_account_id" uuid,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"is_by_email" boolean DEFAULT false NOT NULL,
	"email_id" uuid,
	CONSTRAINT "message_in_order" UNIQUE("conversation_id","position"),
	CONSTRAINT "message_position_after_enquiry" CHECK ("message"."position" > 0),
	CONSTRAINT "message_sent_by_known" CHECK ("message"."sent_by" in ('couple', 'provider')),
	CONSTRAINT "message_kind_known" CHECK ("message"."kind" in ('text', 'declined', 'closed', 'reminded', 'handed_over', 'quote_sent', 'quote_accepted', 'quote_declined', 'quote_withdrawn', 'quote_lapsed', 'day_gone', 'booking_confirmed', 'booking_cancelled', 'booking_lapsed')),
	CONSTRAINT "message_short" CHECK (length("message"."body") <= 4000),
	CONSTRAINT "message_quoted_short" CHECK (length("message"."quoted") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "message_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid,
	"sent_by" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_file_sent_by_known" CHECK ("message_file"."sent_by" in ('couple', 'provider')),
	CONSTRAINT "message_file_name_short" CHECK (length("message_file"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "saved_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_reply_title_short" CHECK (length("saved_reply"."title") <= 60),
	CONSTRAINT "saved_reply_short" CHECK (length("saved_reply"."body") <= 4000)
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
	"venue_place" text,
	"venue_matched" text,
	"guest_count" integer,
	"seen_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "couple_guests_positive" CHECK ("couple"."guest_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"added_by" uuid,
	"booked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_once" UNIQUE("couple_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_vote" (
	"couple_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"vote" text,
	"note" text DEFAULT '' NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_vote_pkey" PRIMARY KEY("couple_id","provider_id","account_id"),
	CONSTRAINT "favourite_vote_known" CHECK ("favourite_vote"."vote" in ('up', 'down')),
	CONSTRAINT "favourite_vote_note_short" CHECK (length("favourite_vote"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "favourite_watch" (
	"favourite_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"free_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"is_dropped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "letter_state_known" CHECK ("letter"."state" in ('waiting', 'sending', 'sent', 'failed', 'suppressed'))
);
--> statement-breakpoint
CREATE TABLE "suppressed_email" (
	"email_hash" text NOT NULL,
	"topic" text DEFAULT 'all' NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressed_email_email_hash_topic_pk" PRIMARY KEY("email_hash","topic"),
	CONSTRAINT "suppressed_email_topic_known" CHECK ("suppressed_email"."topic" in ('all', 'enquiries', 'copies', 'messages', 'reminders', 'favourites', 'payments', 'trust')),
	CONSTRAINT "suppressed_email_source_known" CHECK ("suppressed_email"."source" in ('link', 'one_click', 'account', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "confirmed_email" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"couple_id" uuid,
	"by_account_id" uuid,
	"joined_at" timestamp (3) with time zone,
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
	"sender_network" text,
	"is_unconfirmed" boolean DEFAULT false NOT NULL,
	"link_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "enquiry_recipient_once" UNIQUE("enquiry_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "held_enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text,
	"couple_id" uuid,
	"by_account_id" uuid,
	"couple_email" text NOT NULL,
	"asked" jsonb NOT NULL,
	"recipients_total" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "held_enquiry_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feed_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_import" (
	"subscription_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"events" smallint NOT NULL,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "calendar_import_subscription_id_day_pk" PRIMARY KEY("subscription_id","day")
);
--> statement-breakpoint
CREATE TABLE "calendar_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sealed_address" text NOT NULL,
	"host" text NOT NULL,
	"hint" text NOT NULL,
	"effect" text NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"good_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"fault" text,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_subscription_effect_known" CHECK ("calendar_subscription"."effect" in ('taken', 'limited')),
	CONSTRAINT "calendar_subscription_fails_for_a_reason" CHECK (("calendar_subscription"."failures" > 0) = ("calendar_subscription"."fault" is not null))
);
--> statement-breakpoint
CREATE TABLE "health_sample" (
	"minute" timestamp (3) with time zone NOT NULL,
	"process" text NOT NULL,
	"requests" integer NOT NULL,
	"failures" integer NOT NULL,
	"durations" integer[] NOT NULL,
	"mails_sent" integer NOT NULL,
	"mails_failed" integer NOT NULL,
	"waiting" integer,
	"oldest_seconds" integer,
	"memory_bytes" bigint NOT NULL,
	"busy" real NOT NULL,
	CONSTRAINT "health_sample_minute_process_pk" PRIMARY KEY("minute","process")
);
--> statement-breakpoint
CREATE TABLE "held_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"body" text NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_message_quoted_short" CHECK (length("held_message"."quoted") <= 10000),
	CONSTRAINT "held_message_short" CHECK (length("held_message"."body") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "imported_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"email" text,
	"business_name" text NOT NULL,
	"profile" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	"caption" text,
	"file_hash" text,
	"fault" text,
	CONSTRAINT "imported_picture_role_known" CHECK ("imported_picture"."role" in ('logo', 'banner', 'gallery'))
);
--> statement-breakpoint
CREATE TABLE "settled_import" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settled_import_outcome_known" CHECK ("settled_import"."outcome" in ('claimed', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "inbound_email" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"message_id_hash" text NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"sent_from" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_email_once" UNIQUE("conversation_id","side","message_id_hash"),
	CONSTRAINT "inbound_email_side_known" CHECK ("inbound_email"."side" in ('couple', 'provider')),
	CONSTRAINT "inbound_email_short" CHECK (length("inbound_email"."body") <= 4000),
	CONSTRAINT "inbound_email_quoted_short" CHECK (length("inbound_email"."quoted") <= 10000),
	CONSTRAINT "inbound_email_held_or_empty" CHECK ("inbound_email"."is_held" or ("inbound_email"."sent_from" = '' and "inbound_email"."body" = ''))
);
--> statement-breakpoint
CREATE TABLE "reply_address" (
	"hash" text PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	CONSTRAINT "reply_address_of_side" UNIQUE("conversation_id","side"),
	CONSTRAINT "reply_address_side_known" CHECK ("reply_address"."side" in ('couple', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" smallint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"demo_cleared_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"preset_badges" text[] DEFAULT '{}'::text[] NOT NULL,
	"recommended_by_name" text,
	"invited_by" uuid,
	"imported_page_id" uuid,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_presets_known" CHECK ("invitation"."preset_badges" <@ array['pioneer', 'premier', 'verified']::text[])
);
--> statement-breakpoint
CREATE TABLE "invitation_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"price_from" integer,
	"price_to" integer,
	"category_ids" integer[] NOT NULL,
	"subcategory_ids" integer[] NOT NULL,
	"place_slug" text,
	"town_slugs" text[] DEFAULT '{}'::text[] NOT NULL,
	"reach_km" integer,
	"latitude" double precision,
	"longitude" double precision,
	"place_text" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_to_remove" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "media_role_known" CHECK ("media"."role" in ('logo', 'banner', 'poster', 'gallery', 'video')),
	CONSTRAINT "media_has_its_thing" CHECK (case when "media"."role" = 'video' then "media"."video_id" is not null else "media"."file_hash" is not null end)
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"content_hash" text,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"widths" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"bytes" bigint NOT NULL,
	"cut_widths" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"placeholder" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"look_at" timestamp (3) with time zone DEFAULT now(),
	CONSTRAINT "stored_file_kind_known" CHECK ("stored_file"."kind" in ('image', 'video', 'document'))
);
--> statement-breakpoint
CREATE TABLE "done_once" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"bound_to" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_purpose_known" CHECK ("passkey_challenge"."purpose" in ('register', 'sign_in', 'second_factor', 'proof'))
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"marriage" text,
	"customary_first" boolean,
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
CREATE TABLE "custom_field" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departed_provider" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" integer,
	"province" text
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
	"travel_free_km" integer,
	"travel_rate_per_km" double precision,
	"latitude" double precision,
	"longitude" double precision,
	"place_slug" text,
	"town_slugs" text[] DEFAULT '{}'::text[] NOT NULL,
	"place_matched_text" text,
	"place_matched_list" text,
	"established_year" integer,
	"team_size" text,
	"legal_name" text,
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
	"suspended_at" timestamp (3) with time zone,
	"suspended_reason" text,
	"has_business_details" boolean DEFAULT true NOT NULL,
	"trust_score" double precision DEFAULT 0 NOT NULL,
	"trust_tier" text,
	"answers_within" smallint,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verification_rests_since" timestamp (3) with time zone,
	"verification_rests_for" text,
	"verified_as" jsonb,
	"category_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"subcategory_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"place_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_province_known" CHECK ("provider"."province" in ('Gauteng', 'Western Cape', 'KwaZulu-Natal', 'Eastern Cape', 'Free State', 'Limpopo', 'Mpumalanga', 'Northern Cape', 'North West')),
	CONSTRAINT "provider_price_range_known" CHECK ("provider"."price_range" <@ array['$', '$$', '$$$', '$$$$']::text[]),
	CONSTRAINT "provider_radius_within" CHECK ("provider"."radius_km" between 0 and 500),
	CONSTRAINT "provider_travel_free_within" CHECK ("provider"."travel_free_km" between 0 and 1000),
	CONSTRAINT "provider_travel_rate_within" CHECK ("provider"."travel_rate_per_km" between 0 and 50),
	CONSTRAINT "provider_pin_on_earth" CHECK ("provider"."latitude" between -90 and 90 and "provider"."longitude" between -180 and 180),
	CONSTRAINT "provider_pin_whole" CHECK (("provider"."latitude" is null) = ("provider"."longitude" is null)),
	CONSTRAINT "provider_deposit_within" CHECK ("provider"."deposit_percentage" between 0 and 100),
	CONSTRAINT "provider_deposit_type_known" CHECK ("provider"."deposit_type" in ('percentage', 'fixed')),
	CONSTRAINT "provider_prices_positive" CHECK ("provider"."price_from" >= 0 and "provider"."price_to" >= 0),
	CONSTRAINT "provider_prices_ordered" CHECK ("provider"."price_to" >= "provider"."price_from"),
	CONSTRAINT "provider_trust_score_within" CHECK ("provider"."trust_score" between 0 and 5),
	CONSTRAINT "provider_google_rating_within" CHECK ("provider"."google_rating" between 0 and 5),
	CONSTRAINT "provider_facebook_rating_within" CHECK ("provider"."facebook_rating" between 0 and 5),
	CONSTRAINT "provider_review_counts_positive" CHECK ("provider"."google_review_count" >= 0 and "provider"."facebook_review_count" >= 0),
	CONSTRAINT "provider_verified_known" CHECK (not "provider"."is_verified" or "provider"."verified_as" is not null),
	CONSTRAINT "provider_suspended_hidden" CHECK ("provider"."suspended_at" is null or not "provider"."is_published"),
	CONSTRAINT "provider_published_since" CHECK (not "provider"."is_published" or "provider"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "provider_category" (
	"provider_id" uuid NOT NULL,
	"category_id" integer NOT NULL,
	"subcategory_id" integer,
	"is_primary" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_category_provider_id_category_id_pk" PRIMARY KEY("provider_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"provider_id" uuid,
	"state" text NOT NULL,
	"wedding_date" date NOT NULL,
	"ticked" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"total_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"deposit_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"deposit_due_on" date NOT NULL,
	"balance_due_on" date NOT NULL,
	"entry_id" uuid,
	"held_until" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"fee_cents" bigint,
	CONSTRAINT "booking_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "booking_state_known" CHECK ("booking"."state" in ('held', 'confirmed', 'cancelled', 'done')),
	CONSTRAINT "booking_cancelled_by_known" CHECK ("booking"."cancelled_by" in ('couple', 'provider')),
	CONSTRAINT "booking_adds_up" CHECK ("booking"."deposit_cents" + "booking"."balance_cents" = "booking"."total_cents"),
	CONSTRAINT "booking_held_until" CHECK (("booking"."state" = 'held') = ("booking"."held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"number" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"provider_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"wedding_date" date,
	"guests" integer,
	"included" text DEFAULT '' NOT NULL,
	"excluded" text DEFAULT '' NOT NULL,
	"travel_km" integer,
	"travel_cents" bigint DEFAULT 0 NOT NULL,
	"discount_percent" smallint,
	"discount_cents" bigint,
	"vat_mode" text DEFAULT 'none' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"deposit_percent" smallint,
	"deposit_cents" bigint,
	"deposit_due_days" smallint DEFAULT 7 NOT NULL,
	"balance_due_days" smallint DEFAULT 14 NOT NULL,
	"valid_until" date,
	"terms_kind" text DEFAULT 'standard' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"has_free_days" boolean DEFAULT false NOT NULL,
	"is_one_step" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"message_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"declined_for" text,
	"day_gone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_version_once" UNIQUE("series_id","version"),
	CONSTRAINT "quote_state_known" CHECK ("quote"."state" in ('draft', 'sent', 'accepted', 'declined', 'lapsed', 'withdrawn', 'replaced')),
	CONSTRAINT "quote_vat_known" CHECK ("quote"."vat_mode" in ('none', 'included', 'added')),
	CONSTRAINT "quote_terms_known" CHECK ("quote"."terms_kind" in ('standard', 'own')),
	CONSTRAINT "quote_title_short" CHECK (length("quote"."title") <= 100),
	CONSTRAINT "quote_discount_once" CHECK ("quote"."discount_percent" is null or "quote"."discount_cents" is null),
	CONSTRAINT "quote_deposit_once" CHECK ("quote"."deposit_percent" is null or "quote"."deposit_cents" is null),
	CONSTRAINT "quote_sent_whole" CHECK ("quote"."state" = 'draft' or ("quote"."sent_at" is not null and "quote"."valid_until" is not null and "quote"."wedding_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "quote_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"unit" text NOT NULL,
	"quantity_thousandths" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"is_optional" boolean NOT NULL,
	CONSTRAINT "quote_line_in_order" UNIQUE("quote_id","position"),
	CONSTRAINT "quote_line_within" CHECK ("quote_line"."quantity_thousandths" between 1 and 10000000 and "quote_line"."unit_price_cents" between 0 and 100000000),
	CONSTRAINT "quote_line_short" CHECK (length("quote_line"."text") <= 200)
);
--> statement-breakpoint
CREATE TABLE "quote_note" (
	"series_id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_liked" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_note_short" CHECK (length("quote_note"."text") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "quote_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"shown_name" text DEFAULT '' NOT NULL,
	"shown_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_template_shown_named" CHECK (not "quote_template"."is_shown" or "quote_template"."shown_name" <> ''),
	CONSTRAINT "quote_template_shown_short" CHECK (length("quote_template"."shown_name") <= 80 and length("quote_template"."shown_text") <= 300),
	CONSTRAINT "quote_template_name_short" CHECK (length("quote_template"."name") <= 60)
);
--> statement-breakpoint
CREATE TABLE "rate_limit_hit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid,
	"reported_by" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_name" text,
	CONSTRAINT "report_once" UNIQUE("conversation_id","reported_by"),
	CONSTRAINT "report_by_known" CHECK ("report"."reported_by" in ('couple', 'provider')),
	CONSTRAINT "report_reason_known" CHECK ("report"."reason" in ('fraud', 'abusive', 'spam', 'other')),
	CONSTRAINT "report_outcome_known" CHECK ("report"."outcome" in ('nothing_found', 'warned', 'suspended')),
	CONSTRAINT "report_words_short" CHECK (length("report"."words") <= 2000),
	CONSTRAINT "report_note_short" CHECK (length("report"."note") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret_sealed" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"next_secret_sealed" text,
	CONSTRAINT "second_factor_confirmed_has_secret" CHECK (("second_factor"."confirmed_at" is null) = ("second_factor"."secret_sealed" is null))
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sum_key" text,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"account_id" uuid,
	"admin_id" uuid,
	"network" text,
	"device" text,
	"detail" text,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_event_sum_key_unique" UNIQUE("sum_key"),
	CONSTRAINT "security_event_outcome_known" CHECK ("security_event"."outcome" in ('done', 'failed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "hero_draft" (
	"admin_id" uuid PRIMARY KEY NOT NULL,
	"image_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setting_key_known" CHECK ("setting"."key" in ('hero_image_url', 'hero_title', 'hero_subtitle', 'hero_overlay_color', 'hero_overlay_opacity', 'site_name', 'contact_email', 'contact_phone', 'information_officer_name', 'information_officer_email', 'information_officer_contact', 'legal_name', 'legal_status', 'registration_number', 'street_address', 'office_bearers', 'service_address', 'regulatory_bodies', 'robots_txt', 'llms_txt'))
);
--> statement-breakpoint
CREATE TABLE "badge" (
	"provider_id" uuid NOT NULL,
	"badge_type" text NOT NULL,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"granted_by" uuid,
	"origin" text DEFAULT 'admin' NOT NULL,
	"notes" text,
	CONSTRAINT "badge_provider_id_badge_type_pk" PRIMARY KEY("provider_id","badge_type"),
	CONSTRAINT "badge_origin_known" CHECK ("badge"."origin" in ('admin', 'peers', 'invitation')),
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
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "verification_request_motivation_length" CHECK (length("verification_request"."motivation") between 20 and 2000),
	CONSTRAINT "verification_request_decision_known" CHECK ("verification_request"."decision" in ('verified', 'not_yet', 'verified_otherwise')),
	CONSTRAINT "verification_request_decided_whole" CHECK (("verification_request"."decision" is null) = ("verification_request"."decided_at" is null))
);
--> statement-breakpoint
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
CREATE TABLE "wedding_member" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"invited_by" uuid,
	CONSTRAINT "wedding_member_role_known" CHECK ("wedding_member"."role" in ('editor', 'reader')),
	CONSTRAINT "wedding_member_not_owner" CHECK ("wedding_member"."account_id" <> "wedding_member"."couple_id")
);
--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_admin_id_account_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_opened_by" FOREIGN KEY ("opened_by") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_entry" ADD CONSTRAINT "budget_entry_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_entry" ADD CONSTRAINT "budget_entry_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payment" ADD CONSTRAINT "budget_payment_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payment" ADD CONSTRAINT "budget_payment_entry_id_budget_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."budget_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payment" ADD CONSTRAINT "budget_payment_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_proof" ADD CONSTRAINT "budget_proof_payment_id_budget_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."budget_payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_proof" ADD CONSTRAINT "budget_proof_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_reminder" ADD CONSTRAINT "budget_reminder_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_share" ADD CONSTRAINT "budget_share_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_share" ADD CONSTRAINT "budget_share_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar" ADD CONSTRAINT "calendar_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_day" ADD CONSTRAINT "calendar_day_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategory" ADD CONSTRAINT "subcategory_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_id_enquiry_recipient_id_fk" FOREIGN KEY ("id") REFERENCES "public"."enquiry_recipient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple" ADD CONSTRAINT "couple_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_vote" ADD CONSTRAINT "favourite_vote_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_vote" ADD CONSTRAINT "favourite_vote_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_vote" ADD CONSTRAINT "favourite_vote_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_watch" ADD CONSTRAINT "favourite_watch_favourite_id_favourite_id_fk" FOREIGN KEY ("favourite_id") REFERENCES "public"."favourite"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_recipient" ADD CONSTRAINT "enquiry_recipient_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_recipient" ADD CONSTRAINT "enquiry_recipient_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_recipient" ADD CONSTRAINT "enquiry_recipient_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_enquiry" ADD CONSTRAINT "held_enquiry_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_enquiry" ADD CONSTRAINT "held_enquiry_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_import" ADD CONSTRAINT "calendar_import_subscription_id_calendar_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."calendar_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_import" ADD CONSTRAINT "calendar_import_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscription" ADD CONSTRAINT "calendar_subscription_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_message" ADD CONSTRAINT "held_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_message" ADD CONSTRAINT "held_message_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_picture" ADD CONSTRAINT "imported_picture_page_id_imported_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."imported_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_picture" ADD CONSTRAINT "imported_picture_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_email" ADD CONSTRAINT "inbound_email_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_address" ADD CONSTRAINT "reply_address_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_imported_page_id_imported_page_id_fk" FOREIGN KEY ("imported_page_id") REFERENCES "public"."imported_page"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_token" ADD CONSTRAINT "invitation_token_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_task" ADD CONSTRAINT "plan_task_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field" ADD CONSTRAINT "custom_field_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departed_provider" ADD CONSTRAINT "departed_provider_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_category" ADD CONSTRAINT "provider_category_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_category" ADD CONSTRAINT "provider_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_category" ADD CONSTRAINT "provider_category_subcategory_of_category" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategory"("id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_entry_id_calendar_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_line" ADD CONSTRAINT "quote_line_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_note" ADD CONSTRAINT "quote_note_series_id_quote_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_note" ADD CONSTRAINT "quote_note_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_template" ADD CONSTRAINT "quote_template_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_draft" ADD CONSTRAINT "hero_draft_admin_id_account_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_granted_by_account_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsement" ADD CONSTRAINT "endorsement_endorser_id_provider_id_fk" FOREIGN KEY ("endorser_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsement" ADD CONSTRAINT "endorsement_endorsed_provider_id_provider_id_fk" FOREIGN KEY ("endorsed_provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsement_balance" ADD CONSTRAINT "endorsement_balance_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsement_credit" ADD CONSTRAINT "endorsement_credit_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_verifier_id_provider_id_fk" FOREIGN KEY ("verifier_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_request" ADD CONSTRAINT "verification_request_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_request" ADD CONSTRAINT "verification_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_visit" ADD CONSTRAINT "desk_visit_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_view" ADD CONSTRAINT "provider_view_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_invitation" ADD CONSTRAINT "wedding_invitation_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_invitation" ADD CONSTRAINT "wedding_invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_kind_email" ON "account" USING btree ("kind",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_kind_google" ON "account" USING btree ("kind","google_id");--> statement-breakpoint
CREATE INDEX "account_by_email_part" ON "account" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_token_account" ON "account_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_admin" ON "session" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_opened" ON "session" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "budget_entry_of_couple" ON "budget_entry" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "budget_entry_category" ON "budget_entry" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "budget_entry_due" ON "budget_entry" USING btree ("due_on") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "budget_entry_removed" ON "budget_entry" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "budget_payment_of_couple" ON "budget_payment" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "budget_payment_entry" ON "budget_payment" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "budget_payment_booking" ON "budget_payment" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "budget_payment_removed" ON "budget_payment" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "budget_proof_file" ON "budget_proof" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "budget_reminder_due" ON "budget_reminder" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "budget_share_category" ON "budget_share" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "calendar_by_kept" ON "calendar" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "calendar_day_by_day" ON "calendar_day" USING btree ("day","state","provider_id");--> statement-breakpoint
CREATE INDEX "calendar_entry_days" ON "calendar_entry" USING btree ("provider_id","last_day");--> statement-breakpoint
CREATE INDEX "calendar_entry_lapsing" ON "calendar_entry" USING btree ("lapses_at") WHERE lapses_at is not null and not has_lapsed;--> statement-breakpoint
CREATE INDEX "calendar_entry_by_end" ON "calendar_entry" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "complaint_by_email" ON "complaint" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "complaint_by_created" ON "complaint" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversation_open" ON "conversation" USING btree ("provider_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE folder not in ('archived', 'junk');--> statement-breakpoint
CREATE INDEX "conversation_by_folder" ON "conversation" USING btree ("provider_id","folder");--> statement-breakpoint
CREATE INDEX "conversation_unread" ON "conversation" USING btree ("provider_id") WHERE provider_unread > 0 and folder <> 'junk';--> statement-breakpoint
CREATE INDEX "conversation_in_folder" ON "conversation" USING btree ("provider_id","folder","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_of_couple" ON "conversation" USING btree ("couple_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_blocked" ON "conversation" USING btree ("provider_id") WHERE couple_blocked_at is not null or provider_blocked_at is not null;--> statement-breakpoint
CREATE INDEX "conversation_enquiry" ON "conversation" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "conversation_untold" ON "conversation" USING btree ("opened_at") WHERE status = 'new' and nudged_at is null;--> statement-breakpoint
CREATE INDEX "conversation_told" ON "conversation" USING btree ("nudged_at") WHERE nudged_at is not null;--> statement-breakpoint
CREATE INDEX "message_by_account" ON "message" USING btree ("by_account_id") WHERE by_account_id is not null;--> statement-breakpoint
CREATE INDEX "message_file_of_conversation" ON "message_file" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_file_of_message" ON "message_file" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_file_file" ON "message_file" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "message_file_unsent" ON "message_file" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "saved_reply_of_provider" ON "saved_reply" USING btree ("provider_id","title");--> statement-breakpoint
CREATE INDEX "couple_by_age" ON "couple" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "couple_by_names" ON "couple" USING gin (search_form(coalesce("partner1_name", '') || ' & ' || coalesce("partner2_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "favourite_provider" ON "favourite" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "favourite_by_account" ON "favourite" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "favourite_vote_provider" ON "favourite_vote" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "favourite_vote_account" ON "favourite_vote" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "favourite_watch_by_day" ON "favourite_watch" USING btree ("day");--> statement-breakpoint
CREATE INDEX "letter_subject" ON "letter" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "letter_unsent" ON "letter" USING btree ("created_at") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "letter_sent" ON "letter" USING btree ("sent_at") WHERE state = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_link" ON "enquiry" USING btree ("link_hash") WHERE link_hash is not null;--> statement-breakpoint
CREATE INDEX "enquiry_bulk_by_time" ON "enquiry" USING btree ("created_at") WHERE kind = 'bulk';--> statement-breakpoint
CREATE INDEX "enquiry_by_wedding" ON "enquiry" USING btree ("wedding_date") WHERE couple_email <> '';--> statement-breakpoint
CREATE INDEX "enquiry_undated" ON "enquiry" USING btree ("created_at") WHERE wedding_date is null and couple_email <> '';--> statement-breakpoint
CREATE INDEX "enquiry_network_by_time" ON "enquiry" USING btree ("created_at") WHERE sender_network is not null;--> statement-breakpoint
CREATE INDEX "enquiry_unconfirmed_by_time" ON "enquiry" USING btree ("created_at") WHERE is_unconfirmed;--> statement-breakpoint
CREATE INDEX "enquiry_couple" ON "enquiry" USING btree ("couple_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_writer" ON "enquiry" USING btree ("by_account_id");--> statement-breakpoint
CREATE INDEX "enquiry_email" ON "enquiry" USING btree (lower("couple_email"),"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_recipient_provider" ON "enquiry_recipient" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "enquiry_recipient_junk" ON "enquiry_recipient" USING btree ("junk_at") WHERE junk_at is not null;--> statement-breakpoint
CREATE INDEX "held_enquiry_couple" ON "held_enquiry" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "held_enquiry_writer" ON "held_enquiry" USING btree ("by_account_id");--> statement-breakpoint
CREATE INDEX "held_enquiry_expiry" ON "held_enquiry" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "calendar_import_of_provider" ON "calendar_import" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "calendar_subscription_of_provider" ON "calendar_subscription" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "calendar_subscription_due" ON "calendar_subscription" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "held_message_of_conversation" ON "held_message" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "held_message_of_provider" ON "held_message" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_page_source" ON "imported_page" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "imported_page_email" ON "imported_page" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "imported_page_newest" ON "imported_page" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imported_page_untouched" ON "imported_page" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "imported_picture_page" ON "imported_picture" USING btree ("page_id","position");--> statement-breakpoint
CREATE INDEX "imported_picture_file" ON "imported_picture" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "inbound_email_old" ON "inbound_email" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invitation_newest" ON "invitation" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invitation_imported_page" ON "invitation" USING btree ("imported_page_id");--> statement-breakpoint
CREATE INDEX "invitation_token_invitation" ON "invitation_token" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "listing_by_rating" ON "listing" USING btree ("trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_trust" ON "listing" USING btree ("trust_score" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_reviews" ON "listing" USING btree ("review_standing" DESC NULLS LAST,"review_total" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_price" ON "listing" USING btree ("price_rank","trust_score" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_province" ON "listing" USING btree ("province","trust_score" DESC NULLS LAST,"google_rating" DESC NULLS LAST,"provider_id");--> statement-breakpoint
CREATE INDEX "listing_by_category" ON "listing" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "listing_by_subcategory" ON "listing" USING gin ("subcategory_ids");--> statement-breakpoint
CREATE INDEX "listing_by_place_slug" ON "listing" USING btree ("place_slug");--> statement-breakpoint
CREATE INDEX "listing_by_search" ON "listing" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_by_name" ON "listing" USING gin (name_words(search_text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_by_whole_name" ON "listing" USING btree (name_words(search_text));--> statement-breakpoint
CREATE INDEX "listing_by_place" ON "listing" USING gin ("place_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "file_to_remove_due" ON "file_to_remove" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_one_logo" ON "media" USING btree ("provider_id") WHERE role = 'logo';--> statement-breakpoint
CREATE UNIQUE INDEX "media_one_banner" ON "media" USING btree ("provider_id") WHERE role = 'banner';--> statement-breakpoint
CREATE UNIQUE INDEX "media_one_poster" ON "media" USING btree ("provider_id") WHERE role = 'poster';--> statement-breakpoint
CREATE UNIQUE INDEX "media_video_once" ON "media" USING btree ("provider_id","video_id") WHERE role = 'video';--> statement-breakpoint
CREATE INDEX "media_provider" ON "media" USING btree ("provider_id","role","position");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "stored_file_content" ON "stored_file" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "stored_file_to_look_at" ON "stored_file" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_account" ON "passkey_challenge" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "plan_task_of_couple" ON "plan_task" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "plan_task_removed" ON "plan_task" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "custom_field_provider" ON "custom_field" USING btree ("provider_id","position");--> statement-breakpoint
CREATE INDEX "provider_by_age" ON "provider" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "provider_by_name" ON "provider" USING btree (split_part("search_text", E'\n', 1) collate "C","id");--> statement-breakpoint
CREATE INDEX "provider_by_trust" ON "provider" USING btree ("trust_score","id");--> statement-breakpoint
CREATE INDEX "provider_by_publication" ON "provider" USING btree ("published_at","id") WHERE is_published and not is_super_admin;--> statement-breakpoint
CREATE INDEX "provider_unpublished" ON "provider" USING btree ("created_at","id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "provider_resting" ON "provider" USING btree ("id") WHERE verification_rests_since is not null;--> statement-breakpoint
CREATE INDEX "provider_super_admin" ON "provider" USING btree ("id") WHERE is_super_admin;--> statement-breakpoint
CREATE INDEX "provider_by_names" ON "provider" USING gin ((split_part("search_text", E'\n', 1) || E'\n' || split_part("search_text", E'\n', 2)) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "provider_category_one_primary" ON "provider_category" USING btree ("provider_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "provider_category_category" ON "provider_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "booking_of_conversation" ON "booking" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "booking_of_provider" ON "booking" USING btree ("provider_id","wedding_date");--> statement-breakpoint
CREATE INDEX "booking_by_accepted" ON "booking" USING btree ("accepted_at");--> statement-breakpoint
CREATE INDEX "booking_by_confirmed" ON "booking" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "booking_entry" ON "booking" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "booking_held" ON "booking" USING btree ("held_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "booking_waiting" ON "booking" USING btree ("held_until") WHERE state = 'held' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "booking_to_come" ON "booking" USING btree ("wedding_date") WHERE state = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_draft_once" ON "quote" USING btree ("series_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_sent_once" ON "quote" USING btree ("series_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_of_conversation" ON "quote" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "quote_of_provider" ON "quote" USING btree ("provider_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_by_sent" ON "quote" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "quote_lapsing" ON "quote" USING btree ("valid_until") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_note_of_couple" ON "quote_note" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "quote_template_of_provider" ON "quote_template" USING btree ("provider_id","name");--> statement-breakpoint
CREATE INDEX "rate_limit_hit_key" ON "rate_limit_hit" USING btree ("key_hash","expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_hit_expiry" ON "rate_limit_hit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "report_closed" ON "report" USING btree ("closed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_event_newest" ON "security_event" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_event_kind" ON "security_event" USING btree ("event","created_at");--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "badge_by_type" ON "badge" USING btree ("badge_type","provider_id");--> statement-breakpoint
CREATE INDEX "endorsement_received" ON "endorsement" USING btree ("endorsed_provider_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_received" ON "verification" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "verification_request_provider" ON "verification_request" USING btree ("provider_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_request_open" ON "verification_request" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_invitation_once" ON "wedding_invitation" USING btree ("couple_id",lower("email"));--> statement-breakpoint
CREATE INDEX "wedding_invitation_email" ON "wedding_invitation" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "wedding_invitation_inviter" ON "wedding_invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "wedding_invitation_end" ON "wedding_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wedding_member_wedding" ON "wedding_member" USING btree ("couple_id");--> statement-breakpoint
CREATE INDEX "wedding_member_inviter" ON "wedding_member" USING btree ("invited_by");