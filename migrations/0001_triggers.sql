set local check_function_bodies = off;
--> statement-breakpoint
-- Adds to what stands on a day. Whoever takes a place is refused where none is left; since the day's row is held by whoever adds to it
-- until the transaction ends, the last place of a day goes to one alone, whatever the processes do.
create or replace function add_to_calendar_day(
  of_provider uuid, on_day date, more_booked int, more_held int, more_blocked int, more_imported int, more_whole int
) returns void language plpgsql as $$
declare
  stands calendar_day;
begin
  loop
    update calendar_day set booked = booked + more_booked, held = held + more_held, blocked = blocked + more_blocked,
        imported = imported + more_imported, imported_whole = imported_whole + more_whole
      where provider_id = of_provider and day = on_day returning * into stands;
    exit when found or greatest(more_booked, more_held, more_blocked, more_imported, more_whole) <= 0;
    insert into calendar_day (provider_id, day, capacity)
      select of_provider, on_day, coalesce((select capacity from calendar where provider_id = of_provider), 1)
      on conflict do nothing;
  end loop;
  if more_booked + more_held > 0 and (stands.blocked > 0 or stands.imported_whole > 0
      or stands.booked + stands.held + stands.imported > stands.capacity) then
    raise check_violation using message = 'no place is left on ' || on_day, constraint = 'calendar_day_has_place', detail = on_day;
  end if;
end
$$;
--> statement-breakpoint
-- An enquiry that is emptied empties what was written about it: messages that wait, quotes with the names that they left in the provider's calendar (the days stay taken), reports, and files that were added and not sent.
create or replace function empty_enquiry() returns trigger language plpgsql as $$
declare
  emptied uuid[] := array(select id from conversation where enquiry_id = new.id);
begin
  delete from held_message where conversation_id = any(emptied);
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
-- With one of the two sides go the addresses by which they answered, and the emails that waited (schema/inbound.ts).
create or replace function end_replies() returns trigger language plpgsql as $$
begin
  delete from reply_address where conversation_id = new.id;
  delete from inbound_email where conversation_id = new.id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger conversation_over_by_mail after update of is_couple_gone, provider_id on conversation for each row
  when (new.is_couple_gone or new.provider_id is null) execute function end_replies();
--> statement-breakpoint
-- What a provider's row says of its categories follows what it holds: writing the row again collects them (keep_category_ids).
create or replace function follow_categories() returns trigger language plpgsql as $$
begin
  update provider set category_ids = category_ids where id in (old.provider_id, new.provider_id);
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger provider_category_followed after insert or update or delete
  on provider_category for each row execute function follow_categories();
--> statement-breakpoint
-- Whose an enquiry is its conversations are. An account that goes leaves them to the providers; an enquiry that is emptied empties them.
create or replace function follow_enquiry() returns trigger language plpgsql as $$
begin
  update conversation set couple_id = new.couple_id,
    is_couple_gone = is_couple_gone or new.couple_email = '' or (old.couple_id is not null and new.couple_id is null)
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
-- A provider is verified exactly while it holds the verified badge and that does not rest [trust-13, trust-24].
create or replace function follow_verified_badge() returns trigger language plpgsql as $$
declare
  holder uuid;
  held boolean;
begin
  foreach holder in array array[
    case when tg_op <> 'DELETE' then new.provider_id end,
    case when tg_op <> 'INSERT' then old.provider_id end
  ] loop
    held := exists (select 1 from badge where badge.provider_id = holder and badge.badge_type = 'verified');
    update provider set
      is_verified = held and (tg_op = 'INSERT' or verification_rests_since is null),
      verification_rests_since = case when held and tg_op <> 'INSERT' then verification_rests_since end,
      verification_rests_for = case when held and tg_op <> 'INSERT' then verification_rests_for end,
      verified_as = case when not held then null when tg_op = 'INSERT' then identity_of(provider) else verified_as end
    where id = holder;
  end loop;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger badge_verified_changed after update on badge
  for each row when (old is distinct from new) execute function follow_verified_badge();

--> statement-breakpoint
create or replace trigger badge_verified_inserted after insert on badge
  for each row when (new.badge_type = 'verified') execute function follow_verified_badge();

--> statement-breakpoint
create or replace trigger badge_verified_removed after delete on badge
  for each row when (old.badge_type = 'verified') execute function follow_verified_badge();
--> statement-breakpoint
-- By what couples know that a business is who was verified [trust-24].
create or replace function identity_of(p provider) returns jsonb language sql stable as $$
  select jsonb_build_object('business_name', p.business_name, 'phone', p.phone, 'email_public', p.email_public,
    'website', p.website, 'email', (select email from account where account.id = p.id))
$$;
--> statement-breakpoint
-- Whoever takes fewer weddings a day keeps the bookings that it has.
create or replace function keep_calendar_capacity() returns trigger language plpgsql as $$
begin
  update calendar_day set capacity = greatest(new.capacity, booked) where provider_id = new.provider_id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger calendar_capacity_changed after update of capacity
  on calendar for each row execute function keep_calendar_capacity();
--> statement-breakpoint
-- What an entry adds to each of its days, as a row of one or nothing: a hold that has lapsed takes no place.
create or replace function keep_calendar_days() returns trigger language plpgsql as $$
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
  on calendar_entry for each row execute function keep_calendar_days();
--> statement-breakpoint
-- Whatever a statement gives these columns, they say what the provider holds. An update waits for the provider's row before it looks,
-- so that it finds what another transaction has committed meanwhile.
create or replace function keep_category_ids() returns trigger language plpgsql as $$
begin
  select category_ids, subcategory_ids into new.category_ids, new.subcategory_ids from held_categories where provider_id = new.id;
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
  on provider for each row execute function keep_category_ids();
--> statement-breakpoint
-- What a calendar elsewhere adds to its days: its events whole, or a place for each.
create or replace function keep_imported_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_calendar_day(old.provider_id, old.day, 0, 0, 0,
      case when old.is_whole then 0 else -old.events end, case when old.is_whole then -old.events else 0 end);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_calendar_day(new.provider_id, new.day, 0, 0, 0,
      case when new.is_whole then 0 else new.events end, case when new.is_whole then new.events else 0 end);
  end if;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger calendar_import_counted after insert or delete or update
  on calendar_import for each row execute function keep_imported_days();
--> statement-breakpoint
-- A published provider has one row of `listing`; any other has none.
create or replace function keep_listing() returns trigger language plpgsql as $$
begin
  if not new.is_published or new.is_super_admin then
    delete from listing where provider_id = new.id;
    return null;
  end if;
  insert into listing select * from listed where provider_id = new.id
  on conflict (provider_id) do update set
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_standing = excluded.review_standing, review_total = excluded.review_total, price_rank = excluded.price_rank,
    is_verified = excluded.is_verified, province = excluded.province, price_range = excluded.price_range,
    category_ids = excluded.category_ids, place_text = excluded.place_text, search_text = excluded.search_text,
    price_from = excluded.price_from, price_to = excluded.price_to, subcategory_ids = excluded.subcategory_ids,
    place_slug = excluded.place_slug, town_slugs = excluded.town_slugs, reach_km = excluded.reach_km,
    latitude = excluded.latitude, longitude = excluded.longitude
  where listing.* is distinct from excluded.*;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger provider_listed after insert or update of
    is_published, is_super_admin, trust_score, google_rating, google_review_count, facebook_review_count, ratings_recorded_at,
    is_verified, province, price_range, price_from, price_to, category_ids, subcategory_ids, place_text, search_text,
    business_name, contact_person, city, additional_cities, keywords,
    place_slug, town_slugs, willing_to_travel, radius_km, latitude, longitude
  on provider for each row execute function keep_listing();
--> statement-breakpoint
-- The texts that lists are searched by (features/providers/rules.ts has the same rule).
create or replace function keep_searched_texts() returns trigger language plpgsql as $$
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
  on provider for each row execute function keep_searched_texts();
--> statement-breakpoint
-- At most 16 gallery pictures a provider, also when uploads arrive at once [media-6]: the provider's row is the lock.
create or replace function limit_gallery() returns trigger language plpgsql as $$
begin
  perform 1 from provider where id = new.provider_id for no key update;
  if (select count(*) from media where provider_id = new.provider_id and role = 'gallery' and id <> new.id) >= 16 then
    raise exception 'a gallery holds at most 16 images' using errcode = 'check_violation', constraint = 'media_gallery_limit';
  end if;
  return new;
end
$$;

--> statement-breakpoint
create or replace trigger media_gallery_limit before insert or update of role, provider_id on media
  for each row when (new.role = 'gallery') execute function limit_gallery();
--> statement-breakpoint
-- A file that a changed row named may have no other row.
create or replace function look_at_files_of_changed_media() returns trigger language plpgsql as $$
begin
  perform look_at_files(array(
    select gone.file_hash from gone join come using (id) where gone.file_hash is distinct from come.file_hash
  ));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger media_file_unnamed_by_update after update on media
  referencing old table as gone new table as come for each statement execute function look_at_files_of_changed_media();
--> statement-breakpoint
-- A file that a deleted row named may have no other row: the sweep looks at it at once [media-4].
create or replace function look_at_files_of_deleted_media() returns trigger language plpgsql as $$
begin
  perform look_at_files(array(select file_hash from gone where file_hash is not null));
  return null;
end
$$;

--> statement-breakpoint
-- A proof that goes is looked at by the sweep at once, as a file of a message is [media-4].
create or replace trigger budget_proof_unnamed after delete on budget_proof
  referencing old table as gone for each statement execute function look_at_files_of_deleted_media();

--> statement-breakpoint
-- A picture of an imported page that goes is looked at by the sweep at once, as a file of a message is [media-4].
create or replace trigger imported_picture_unnamed after delete on imported_picture
  referencing old table as gone for each statement execute function look_at_files_of_deleted_media();

--> statement-breakpoint
create or replace trigger media_file_unnamed_by_delete after delete on media
  referencing old table as gone for each statement execute function look_at_files_of_deleted_media();

--> statement-breakpoint
-- A file whose message goes is looked at by the sweep at once, as a medium's is [media-4].
create or replace trigger message_file_unnamed after delete on message_file
  referencing old table as gone for each statement execute function look_at_files_of_deleted_media();
--> statement-breakpoint
-- A picture that was uploaded for the front page and not saved is looked at by the sweep when nobody keeps it any more.
create or replace function look_at_files_of_hero_draft() returns trigger language plpgsql as $$
begin
  perform look_at_files(array(select (regexp_matches(old.image_url, '/media/([0-9a-f]{32})', 'g'))[1]));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger hero_draft_file_unnamed after update or delete on hero_draft
  for each row execute function look_at_files_of_hero_draft();
--> statement-breakpoint
-- A setting names a file by its address (`hero_image_url`).
create or replace function look_at_files_of_setting() returns trigger language plpgsql as $$
begin
  perform look_at_files(array(select (regexp_matches(old.value, '/media/([0-9a-f]{32})', 'g'))[1]));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger setting_file_unnamed after update or delete on setting
  for each row execute function look_at_files_of_setting();
--> statement-breakpoint
-- A file whose name goes is looked at by the sweep at once [media-4], whoever takes the name away: a deleted medium, a
-- deleted provider, a replaced logo or setting. A file that is held stays held. Rows are locked in one order.
create or replace function look_at_files(hashes text[]) returns void language plpgsql as $$
begin
  perform 1 from stored_file where hash = any(hashes) order by hash for no key update;
  update stored_file set look_at = greatest(look_at, now()) where hash = any(hashes);
end
$$;
--> statement-breakpoint
-- A conversation repeats what its provider marked on the enquiry: junk, answered.
create or replace function mark_conversation() returns trigger language plpgsql as $$
begin
  update conversation set is_junk = new.junk_at is not null, answered_elsewhere_at = new.answered_at where id = new.id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_recipient_marked after update of junk_at, answered_at on enquiry_recipient for each row execute function mark_conversation();
--> statement-breakpoint
-- Every enquiry is a conversation with each provider that it went to, under the recipient's id (schema/conversations.ts).
create or replace function open_conversation() returns trigger language plpgsql as $$
begin
  insert into conversation (id, enquiry_id, provider_id, couple_id, is_couple_gone, opened_at, last_at)
  select new.id, e.id, new.provider_id, e.couple_id, e.couple_email = '', e.created_at, e.created_at from enquiry e where e.id = new.enquiry_id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_recipient_converses after insert on enquiry_recipient for each row execute function open_conversation();
--> statement-breakpoint
-- The audit trail is append-only, whoever asks [admin-23].
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only';
end
$$;

--> statement-breakpoint
create or replace trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();

--> statement-breakpoint
create or replace trigger audit_entry_never_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
-- Whoever leaves a wedding takes along what it thought of its favourites.
create or replace function remove_votes_of_member() returns trigger language plpgsql as $$
begin
  delete from favourite_vote where couple_id = old.couple_id and account_id = old.account_id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger wedding_member_votes_gone after delete on wedding_member for each row execute function remove_votes_of_member();
--> statement-breakpoint
-- A guest is told what changes in its conversation as accounts are: by what its link is found by, as long as that leads there (features/conversations/answer-events.ts).
create or replace function tell_conversation() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', new.id, new.provider_id, new.couple_id,
    case when new.couple_id is null and not new.is_couple_gone then new.link_hash end));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger conversation_told after insert or update of last_position, couple_read_to, provider_read_to, couple_id, status, is_junk, archived_at,
  couple_blocked_at, provider_blocked_at on conversation for each row execute function tell_conversation();
--> statement-breakpoint
-- Open pages of a conversation learn that an email waits, or does no longer.
create or replace function tell_held() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', c.id, c.provider_id, c.couple_id,
    case when c.couple_id is null and not c.is_couple_gone then c.link_hash end)) from conversation c where c.id = new.conversation_id;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger inbound_email_told after update of is_held on inbound_email for each row execute function tell_held();
--> statement-breakpoint
-- A link that was ended, or whose conversation is a couple's, nobody's or gone, ends what is open by it.
create or replace function tell_link_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', 'link_ended', old.link_hash));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger conversation_link_ended after update of link_hash, couple_id, is_couple_gone on conversation for each row
  when (old.link_hash is not null and (new.link_hash is distinct from old.link_hash or new.couple_id is not null or new.is_couple_gone))
  execute function tell_link_ended();

--> statement-breakpoint
create or replace trigger conversation_link_gone after delete on conversation for each row when (old.link_hash is not null) execute function tell_link_ended();
--> statement-breakpoint
-- Whoever joins a wedding, leaves it or is removed goes on in another: what it listened to ends (answer-events.ts).
create or replace function tell_wedding_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', 'wedding_changed', coalesce(new.account_id, old.account_id)));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger wedding_member_told after insert or delete or update of couple_id on wedding_member for each row execute function tell_wedding_changed();
--> statement-breakpoint
-- What a provider's row says of its categories.
create or replace view held_categories as
  select provider_id,
    array_agg(category_id order by is_primary desc, position, category_id) as category_ids,
    coalesce(
      array_agg(subcategory_id order by is_primary desc, position, category_id) filter (where subcategory_id is not null), '{}'
    ) as subcategory_ids
  from provider_category group by provider_id;
--> statement-breakpoint
-- What a list would hold of any provider (schema/listings.ts).
create or replace view listable as
  select provider.id as provider_id, trust_score, google_rating,
    case when ratings_recorded_at is null then 0 else 1 end as review_standing,
    coalesce(google_review_count, 0) + coalesce(facebook_review_count, 0) as review_total,
    coalesce(length(price_range[1]), 5) as price_rank,
    is_verified, province, price_range, price_from, price_to, category_ids, subcategory_ids,
    place_slug, town_slugs,
    case when willing_to_travel and first_category.slug is distinct from 'venues' then coalesce(radius_km, 0) end as reach_km,
    case when first_category.slug = 'venues' then latitude end as latitude,
    case when first_category.slug = 'venues' then longitude end as longitude,
    place_text, search_text
  from provider left join category first_category on first_category.id = category_ids[1];
--> statement-breakpoint
-- The rows of `listing`.
create or replace view listed as
  select listable.* from listable join provider on provider.id = listable.provider_id
  where provider.is_published and not provider.is_super_admin;
