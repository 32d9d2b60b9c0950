-- safe beside the release before: no release is published yet; stop the older processes first
ALTER TABLE "departed_provider" RENAME TO "deleted_provider";
--> statement-breakpoint
ALTER TABLE "desk_visit" RENAME TO "dashboard_visit";
--> statement-breakpoint
ALTER TABLE "held_enquiry" RENAME TO "pending_enquiry";
--> statement-breakpoint
ALTER TABLE "held_message" RENAME TO "pending_message";
--> statement-breakpoint
ALTER TABLE "letter" RENAME TO "outgoing_email";
--> statement-breakpoint
ALTER TABLE "quote_line" RENAME TO "quote_line_item";
--> statement-breakpoint
ALTER TABLE "settled_import" RENAME TO "resolved_import";
--> statement-breakpoint
ALTER TABLE "calendar_day" RENAME COLUMN "imported_whole" TO "imported_all_day";
--> statement-breakpoint
ALTER TABLE "calendar_import" RENAME COLUMN "is_whole" TO "is_all_day";
--> statement-breakpoint
ALTER TABLE "calendar_subscription" RENAME COLUMN "told_at" TO "notified_at";
--> statement-breakpoint
ALTER TABLE "conversation" RENAME COLUMN "is_couple_gone" TO "is_couple_deleted";
--> statement-breakpoint
ALTER TABLE "imported_picture" RENAME COLUMN "fault" TO "error";
--> statement-breakpoint
ALTER TABLE "inbound_email" RENAME COLUMN "is_held" TO "is_quarantined";
--> statement-breakpoint
ALTER TABLE "listing" RENAME COLUMN "review_standing" TO "review_source";
--> statement-breakpoint
ALTER TABLE "pending_enquiry" RENAME COLUMN "asked" TO "input";
--> statement-breakpoint
ALTER TABLE "quote" RENAME COLUMN "day_gone_at" TO "day_full_at";
--> statement-breakpoint
ALTER TABLE "stored_file" RENAME COLUMN "look_at" TO "check_at";
--> statement-breakpoint
ALTER INDEX "conversation_told" RENAME TO "conversation_reminded";
--> statement-breakpoint
ALTER INDEX "conversation_untold" RENAME TO "conversation_to_remind";
--> statement-breakpoint
ALTER TABLE "deleted_provider" RENAME CONSTRAINT "departed_provider_category_id_category_id_fk" TO "deleted_provider_category_id_category_id_fk";
--> statement-breakpoint
ALTER INDEX "departed_provider_pkey" RENAME TO "deleted_provider_pkey";
--> statement-breakpoint
ALTER TABLE "dashboard_visit" RENAME CONSTRAINT "desk_visit_provider_id_provider_id_fk" TO "dashboard_visit_provider_id_provider_id_fk";
--> statement-breakpoint
ALTER INDEX "desk_visit_pkey" RENAME TO "dashboard_visit_pkey";
--> statement-breakpoint
ALTER TABLE "pending_enquiry" RENAME CONSTRAINT "held_enquiry_by_account_id_account_id_fk" TO "pending_enquiry_by_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "pending_enquiry" RENAME CONSTRAINT "held_enquiry_couple_id_couple_id_fk" TO "pending_enquiry_couple_id_couple_id_fk";
--> statement-breakpoint
ALTER TABLE "pending_enquiry" RENAME CONSTRAINT "held_enquiry_token_hash_unique" TO "pending_enquiry_token_hash_unique";
--> statement-breakpoint
ALTER INDEX "held_enquiry_couple" RENAME TO "pending_enquiry_couple";
--> statement-breakpoint
ALTER INDEX "held_enquiry_expiry" RENAME TO "pending_enquiry_expiry";
--> statement-breakpoint
ALTER INDEX "held_enquiry_writer" RENAME TO "pending_enquiry_writer";
--> statement-breakpoint
ALTER INDEX "held_enquiry_pkey" RENAME TO "pending_enquiry_pkey";
--> statement-breakpoint
ALTER TABLE "pending_message" RENAME CONSTRAINT "held_message_conversation_id_conversation_id_fk" TO "pending_message_conversation_id_conversation_id_fk";
--> statement-breakpoint
ALTER TABLE "pending_message" RENAME CONSTRAINT "held_message_provider_id_provider_id_fk" TO "pending_message_provider_id_provider_id_fk";
--> statement-breakpoint
ALTER TABLE "pending_message" RENAME CONSTRAINT "held_message_quoted_short" TO "pending_message_quoted_short";
--> statement-breakpoint
ALTER TABLE "pending_message" RENAME CONSTRAINT "held_message_short" TO "pending_message_short";
--> statement-breakpoint
ALTER INDEX "held_message_of_conversation" RENAME TO "pending_message_of_conversation";
--> statement-breakpoint
ALTER INDEX "held_message_of_provider" RENAME TO "pending_message_of_provider";
--> statement-breakpoint
ALTER INDEX "held_message_pkey" RENAME TO "pending_message_pkey";
--> statement-breakpoint
ALTER TABLE "inbound_email" RENAME CONSTRAINT "inbound_email_held_or_empty" TO "inbound_email_quarantined_or_empty";
--> statement-breakpoint
ALTER TABLE "outgoing_email" RENAME CONSTRAINT "letter_state_known" TO "outgoing_email_state_known";
--> statement-breakpoint
ALTER INDEX "letter_sent" RENAME TO "outgoing_email_sent";
--> statement-breakpoint
ALTER INDEX "letter_subject" RENAME TO "outgoing_email_subject";
--> statement-breakpoint
ALTER INDEX "letter_unsent" RENAME TO "outgoing_email_unsent";
--> statement-breakpoint
ALTER INDEX "letter_pkey" RENAME TO "outgoing_email_pkey";
--> statement-breakpoint
ALTER TABLE "quote_line_item" RENAME CONSTRAINT "quote_line_quote_id_quote_id_fk" TO "quote_line_item_quote_id_quote_id_fk";
--> statement-breakpoint
ALTER TABLE "quote_line_item" RENAME CONSTRAINT "quote_line_in_order" TO "quote_line_item_in_order";
--> statement-breakpoint
ALTER TABLE "quote_line_item" RENAME CONSTRAINT "quote_line_short" TO "quote_line_item_short";
--> statement-breakpoint
ALTER TABLE "quote_line_item" RENAME CONSTRAINT "quote_line_within" TO "quote_line_item_within";
--> statement-breakpoint
ALTER INDEX "quote_line_pkey" RENAME TO "quote_line_item_pkey";
--> statement-breakpoint
ALTER TABLE "resolved_import" RENAME CONSTRAINT "settled_import_outcome_known" TO "resolved_import_outcome_known";
--> statement-breakpoint
ALTER INDEX "settled_import_pkey" RENAME TO "resolved_import_pkey";
--> statement-breakpoint
ALTER INDEX "stored_file_to_look_at" RENAME TO "stored_file_to_check";
--> statement-breakpoint
ALTER FUNCTION look_at_files(text[]) RENAME TO check_files;
--> statement-breakpoint
ALTER FUNCTION look_at_files_of_changed_media() RENAME TO check_files_of_changed_media;
--> statement-breakpoint
ALTER FUNCTION look_at_files_of_deleted_media() RENAME TO check_files_of_deleted_media;
--> statement-breakpoint
ALTER FUNCTION look_at_files_of_hero_draft() RENAME TO check_files_of_hero_draft;
--> statement-breakpoint
ALTER FUNCTION look_at_files_of_setting() RENAME TO check_files_of_setting;
--> statement-breakpoint
ALTER FUNCTION tell_conversation() RENAME TO notify_conversation;
--> statement-breakpoint
ALTER FUNCTION tell_held() RENAME TO notify_quarantined;
--> statement-breakpoint
ALTER FUNCTION tell_link_ended() RENAME TO notify_link_ended;
--> statement-breakpoint
ALTER FUNCTION tell_wedding_changed() RENAME TO notify_wedding_changed;
--> statement-breakpoint
ALTER FUNCTION keep_calendar_capacity() RENAME TO update_calendar_capacity;
--> statement-breakpoint
ALTER FUNCTION keep_calendar_days() RENAME TO update_calendar_days;
--> statement-breakpoint
ALTER FUNCTION keep_category_ids() RENAME TO update_category_ids;
--> statement-breakpoint
ALTER FUNCTION keep_imported_days() RENAME TO update_imported_days;
--> statement-breakpoint
ALTER FUNCTION keep_listing() RENAME TO update_listing;
--> statement-breakpoint
ALTER FUNCTION keep_searched_texts() RENAME TO update_searched_texts;
--> statement-breakpoint
ALTER VIEW "held_categories" RENAME TO "assigned_categories";
--> statement-breakpoint
ALTER VIEW "listable" RENAME COLUMN "review_standing" TO "review_source";
--> statement-breakpoint
ALTER VIEW "listed" RENAME COLUMN "review_standing" TO "review_source";
--> statement-breakpoint
ALTER TRIGGER "conversation_told" ON "conversation" RENAME TO "conversation_notified";
--> statement-breakpoint
ALTER TRIGGER "inbound_email_told" ON "inbound_email" RENAME TO "inbound_email_notified";
--> statement-breakpoint
ALTER TRIGGER "wedding_member_told" ON "wedding_member" RENAME TO "wedding_member_notified";

--> statement-breakpoint
-- Adds bookings and holds to a day and refuses a full one. The row of the day is locked until the transaction ends,
-- so the last slot goes to one transaction only.
create or replace function add_to_calendar_day(
  of_provider uuid, on_day date, more_booked int, more_held int, more_blocked int, more_imported int, more_whole int
) returns void language plpgsql as $$
declare
  changed calendar_day;
begin
  loop
    update calendar_day set booked = booked + more_booked, held = held + more_held, blocked = blocked + more_blocked,
        imported = imported + more_imported, imported_all_day = imported_all_day + more_whole
      where provider_id = of_provider and day = on_day returning * into changed;
    exit when found or greatest(more_booked, more_held, more_blocked, more_imported, more_whole) <= 0;
    insert into calendar_day (provider_id, day, capacity)
      select of_provider, on_day, coalesce((select capacity from calendar where provider_id = of_provider), 1)
      on conflict do nothing;
  end loop;
  if more_booked + more_held > 0 and (changed.blocked > 0 or changed.imported_all_day > 0
      or changed.booked + changed.held + changed.imported > changed.capacity) then
    raise check_violation using message = 'no place is left on ' || on_day, constraint = 'calendar_day_has_place', detail = on_day;
  end if;
end
$$;

--> statement-breakpoint
-- Queues the old file for the sweep, in case no other row names it.
create or replace function check_files_of_changed_media() returns trigger language plpgsql as $$
begin
  perform check_files(array(
    select gone.file_hash from gone join come using (id) where gone.file_hash is distinct from come.file_hash
  ));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger media_file_unnamed_by_update after update on media
  referencing old table as gone new table as come for each statement execute function check_files_of_changed_media();

--> statement-breakpoint
-- Queues the file for the sweep, in case no other row names it [media-4].
create or replace function check_files_of_deleted_media() returns trigger language plpgsql as $$
begin
  perform check_files(array(select file_hash from gone where file_hash is not null));
  return null;
end
$$;

--> statement-breakpoint
-- A proof that goes is looked at by the sweep at once, as a file of a message is [media-4].
create or replace trigger budget_proof_unnamed after delete on budget_proof
  referencing old table as gone for each statement execute function check_files_of_deleted_media();

--> statement-breakpoint
-- A picture of an imported page that goes is looked at by the sweep at once, as a file of a message is [media-4].
create or replace trigger imported_picture_unnamed after delete on imported_picture
  referencing old table as gone for each statement execute function check_files_of_deleted_media();

--> statement-breakpoint
create or replace trigger media_file_unnamed_by_delete after delete on media
  referencing old table as gone for each statement execute function check_files_of_deleted_media();

--> statement-breakpoint
-- A file whose message goes is looked at by the sweep at once, as a medium's is [media-4].
create or replace trigger message_file_unnamed after delete on message_file
  referencing old table as gone for each statement execute function check_files_of_deleted_media();

--> statement-breakpoint
-- Queues an unsaved home page picture for the sweep.
create or replace function check_files_of_hero_draft() returns trigger language plpgsql as $$
begin
  perform check_files(array(select (regexp_matches(old.image_url, '/media/([0-9a-f]{32})', 'g'))[1]));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger hero_draft_file_unnamed after update or delete on hero_draft
  for each row execute function check_files_of_hero_draft();

--> statement-breakpoint
-- Queues the file of an old setting for the sweep; a setting names a file by its address (`hero_image_url`).
create or replace function check_files_of_setting() returns trigger language plpgsql as $$
begin
  perform check_files(array(select (regexp_matches(old.value, '/media/([0-9a-f]{32})', 'g'))[1]));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger setting_file_unnamed after update or delete on setting
  for each row execute function check_files_of_setting();

--> statement-breakpoint
-- Queues files for the sweep when a row that named them is deleted or changed [media-4]. Files on hold stay on hold.
-- Rows are locked in one order.
create or replace function check_files(hashes text[]) returns void language plpgsql as $$
begin
  perform 1 from stored_file where hash = any(hashes) order by hash for no key update;
  update stored_file set check_at = greatest(check_at, now()) where hash = any(hashes);
end
$$;

--> statement-breakpoint
-- When an enquiry is erased: empties reports, deletes waiting messages, unsent files and quotes; days stay booked in
-- the provider's calendar without the name. follow_enquiry deletes the messages.
create or replace function empty_enquiry() returns trigger language plpgsql as $$
declare
  emptied uuid[] := array(select id from conversation where enquiry_id = new.id);
begin
  delete from pending_message where conversation_id = any(emptied);
  update calendar_entry set note = '' where id in (select entry_id from booking where conversation_id = any(emptied));
  delete from quote where conversation_id = any(emptied);
  update report set words = '', note = '', closed_at = coalesce(closed_at, now()) where conversation_id = any(emptied);
  delete from message_file where conversation_id = any(emptied);
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_emptied after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function empty_enquiry();

--> statement-breakpoint
-- When one side of a conversation is gone: deletes its reply addresses and the emails that wait (schema/conversations.ts).
create or replace function end_replies() returns trigger language plpgsql as $$
begin
  delete from reply_address where conversation_id = new.id;
  delete from inbound_email where conversation_id = new.id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger conversation_over_by_mail after update of is_couple_deleted, provider_id on conversation for each row
  when (new.is_couple_deleted or new.provider_id is null) execute function end_replies();

--> statement-breakpoint
-- Conversations follow their enquiry: a new owner takes them over, a deleted account leaves them to the providers, an
-- erased enquiry empties them.
create or replace function follow_enquiry() returns trigger language plpgsql as $$
begin
  update conversation set couple_id = new.couple_id,
    is_couple_deleted = is_couple_deleted or new.couple_email = '' or (old.couple_id is not null and new.couple_id is null)
  where enquiry_id = new.id;
  if new.couple_email = '' and old.couple_email <> '' then
    delete from message where conversation_id in (select id from conversation where enquiry_id = new.id);
    update conversation set note = '', link_hash = null, couple_unread = 0, provider_unread = 0 where enquiry_id = new.id;
  end if;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_followed after update of couple_id, couple_email on enquiry for each row
  when (old.couple_id is distinct from new.couple_id or old.couple_email is distinct from new.couple_email) execute function follow_enquiry();

--> statement-breakpoint
-- Notifies open pages of a change in a conversation: accounts by id, guests by their link while it works
-- (features/conversations/answer-events.ts).
create or replace function notify_conversation() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', new.id, new.provider_id, new.couple_id,
    case when new.couple_id is null and not new.is_couple_deleted then new.link_hash end));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger conversation_notified after insert or update of last_position, couple_read_to, provider_read_to, couple_id, status, is_junk, archived_at,
  couple_blocked_at, provider_blocked_at on conversation for each row execute function notify_conversation();

--> statement-breakpoint
-- Closes the event streams of a link that has ended, or whose conversation was claimed, left or deleted.
create or replace function notify_link_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', 'link_ended', old.link_hash));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger conversation_link_ended after update of link_hash, couple_id, is_couple_deleted on conversation for each row
  when (old.link_hash is not null and (new.link_hash is distinct from old.link_hash or new.couple_id is not null or new.is_couple_deleted))
  execute function notify_link_ended();

--> statement-breakpoint
create or replace trigger conversation_link_gone after delete on conversation for each row when (old.link_hash is not null) execute function notify_link_ended();

--> statement-breakpoint
-- Notifies open pages when an email is quarantined or released.
create or replace function notify_quarantined() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', c.id, c.provider_id, c.couple_id,
    case when c.couple_id is null and not c.is_couple_deleted then c.link_hash end)) from conversation c where c.id = new.conversation_id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger inbound_email_notified after update of is_quarantined on inbound_email for each row execute function notify_quarantined();

--> statement-breakpoint
-- Closes the event streams of a person who joins, leaves or is removed from a wedding
-- (features/conversations/answer-events.ts).
create or replace function notify_wedding_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', 'wedding_changed', coalesce(new.account_id, old.account_id)));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger wedding_member_notified after insert or delete or update of couple_id on wedding_member for each row execute function notify_wedding_changed();

--> statement-breakpoint
-- Opens a conversation for each recipient of an enquiry, with the recipient's id (schema/conversations.ts).
create or replace function open_conversation() returns trigger language plpgsql as $$
begin
  insert into conversation (id, enquiry_id, provider_id, couple_id, is_couple_deleted, opened_at, last_at)
  select new.id, e.id, new.provider_id, e.couple_id, e.couple_email = '', e.created_at, e.created_at from enquiry e where e.id = new.enquiry_id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_recipient_converses after insert on enquiry_recipient for each row execute function open_conversation();

--> statement-breakpoint
-- A lower capacity keeps existing bookings.
create or replace function update_calendar_capacity() returns trigger language plpgsql as $$
begin
  update calendar_day set capacity = greatest(new.capacity, booked) where provider_id = new.provider_id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger calendar_capacity_changed after update of capacity
  on calendar for each row execute function update_calendar_capacity();

--> statement-breakpoint
-- Adds a calendar entry to each of its days; lapsed holds take no slot.
create or replace function update_calendar_days() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select of_provider, day::date as day, sum(booked)::int as booked, sum(held)::int as held, sum(blocked)::int as blocked from (
      select old.provider_id as of_provider, generate_series(old.first_day, old.last_day, '1 day') as day,
          -(old.kind = 'booking')::int as booked, -(old.kind = 'hold' and not old.has_lapsed)::int as held,
          -(old.kind = 'block')::int as blocked
        where tg_op <> 'INSERT'
      union all
      select new.provider_id, generate_series(new.first_day, new.last_day, '1 day'),
          (new.kind = 'booking')::int, (new.kind = 'hold' and not new.has_lapsed)::int, (new.kind = 'block')::int
        where tg_op <> 'DELETE'
    ) as changes
    group by 1, 2 having sum(booked) <> 0 or sum(held) <> 0 or sum(blocked) <> 0 order by 1, 2
  loop
    perform add_to_calendar_day(change.of_provider, change.day, change.booked, change.held, change.blocked, 0, 0);
  end loop;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger calendar_entry_counted after insert or delete or update of kind, first_day, last_day, has_lapsed
  on calendar_entry for each row execute function update_calendar_days();

--> statement-breakpoint
-- Sets the category columns of a provider from its categories, whatever the statement writes. Locks the row first, so
-- that it reads what other transactions committed.
create or replace function update_category_ids() returns trigger language plpgsql as $$
begin
  select category_ids, subcategory_ids into new.category_ids, new.subcategory_ids from assigned_categories where provider_id = new.id;
  if not found then
    new.category_ids := '{}';
    new.subcategory_ids := '{}';
  end if;
  return new;
end
$$;

--> statement-breakpoint
-- Triggers of a kind run in the order of their names: this one comes before `provider_searched`, which reads the primary category.
create or replace trigger provider_categorised before insert or update of category_ids, subcategory_ids
  on provider for each row execute function update_category_ids();

--> statement-breakpoint
-- Adds imported calendar events to their days: the full day, or one slot each.
create or replace function update_imported_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_calendar_day(old.provider_id, old.day, 0, 0, 0,
      case when old.is_all_day then 0 else -old.events end, case when old.is_all_day then -old.events else 0 end);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_calendar_day(new.provider_id, new.day, 0, 0, 0,
      case when new.is_all_day then 0 else new.events end, case when new.is_all_day then new.events else 0 end);
  end if;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger calendar_import_counted after insert or delete or update
  on calendar_import for each row execute function update_imported_days();

--> statement-breakpoint
-- A published provider has one row in `listing`; others have none.
create or replace function update_listing() returns trigger language plpgsql as $$
begin
  if not new.is_published or new.is_super_admin then
    delete from listing where provider_id = new.id;
    return null;
  end if;
  insert into listing select * from listed where provider_id = new.id
  on conflict (provider_id) do update set
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_source = excluded.review_source, review_total = excluded.review_total, price_rank = excluded.price_rank,
    is_verified = excluded.is_verified, province = excluded.province, price_range = excluded.price_range,
    category_ids = excluded.category_ids, place_text = excluded.place_text, search_text = excluded.search_text,
    price_from = excluded.price_from, price_to = excluded.price_to, typical_price = excluded.typical_price,
    facts = excluded.facts, guests_max = excluded.guests_max, subcategory_ids = excluded.subcategory_ids,
    place_slug = excluded.place_slug, town_slugs = excluded.town_slugs, reach_km = excluded.reach_km,
    latitude = excluded.latitude, longitude = excluded.longitude
  where listing.* is distinct from excluded.*;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger provider_listed after insert or update of
    is_published, is_super_admin, trust_score, google_rating, google_review_count, facebook_review_count, ratings_recorded_at,
    is_verified, province, price_range, price_from, price_to, typical_price, facts, languages_spoken, guests_max,
    category_ids, subcategory_ids, place_text, search_text,
    business_name, contact_person, city, additional_cities, keywords,
    place_slug, town_slugs, willing_to_travel, radius_km, latitude, longitude
  on provider for each row execute function update_listing();

--> statement-breakpoint
-- Sets the texts that searches use. features/providers/rules.ts has the same rule.
create or replace function update_searched_texts() returns trigger language plpgsql as $$
begin
  new.place_text := search_lines(new.city || new.additional_cities);
  new.search_text := search_lines(array[
    new.business_name, new.contact_person, (select name from category where id = new.category_ids[1]), new.city
  ] || new.keywords);
  return new;
end
$$;

--> statement-breakpoint
create or replace trigger provider_searched before insert or update of
    business_name, contact_person, city, additional_cities, keywords, category_ids, search_text, place_text
  on provider for each row execute function update_searched_texts();

--> statement-breakpoint
-- The category columns of a provider's row.
create or replace view assigned_categories as
  select provider_id,
    array_agg(category_id order by is_primary desc, position, category_id) as category_ids,
    coalesce(
      array_agg(subcategory_id order by is_primary desc, position, category_id) filter (where subcategory_id is not null), '{}'
    ) as subcategory_ids
  from provider_category group by provider_id;

--> statement-breakpoint
-- What a list row contains, for every provider (schema/listings.ts).
create or replace view listable as
  select provider.id as provider_id, trust_score, google_rating,
    case when ratings_recorded_at is null then 0 else 1 end as review_source,
    coalesce(google_review_count, 0) + coalesce(facebook_review_count, 0) as review_total,
    coalesce(length(price_range[1]), 5) as price_rank,
    is_verified, province, price_range, price_from, price_to, category_ids, subcategory_ids,
    place_slug, town_slugs,
    case when willing_to_travel and first_category.slug is distinct from 'venues' then coalesce(radius_km, 0) end as reach_km,
    case when first_category.slug = 'venues' then latitude end as latitude,
    case when first_category.slug = 'venues' then longitude end as longitude,
    place_text, search_text, typical_price,
    array(select distinct replace(lower(fact), ' ', '-') from unnest(facts || languages_spoken) as fact order by 1) as facts, guests_max
  from provider left join category first_category on first_category.id = category_ids[1];
