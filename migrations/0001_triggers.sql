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
-- Counts attempts against their limits, and answers the earliest moment at which each refused one is free (platform/rate-limit.ts).
-- Each statement of a function sees what was committed when it begins: the second one what they left who held the locks before.
-- The plan is kept, and made for a table that is full: it is empty after a quiet hour, and what is best for that would read all of it in a rush.
create or replace function claim_tries(tries jsonb, moment timestamptz, swept_max integer) returns table (place integer, free_at timestamptz)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtextextended(entry.hash, 0)) from jsonb_to_recordset(tries) as entry (hash text);
  return query with wanted as materialized (
    select entry.place, id, hash, expires_at, (
      select hit.expires_at from rate_limit_hit as hit where hit.key_hash = entry.hash and hit.expires_at > moment
      order by hit.expires_at desc offset entry.tries_max - 1 limit 1) as free_at
    from jsonb_to_recordset(tries) as entry (place integer, id uuid, hash text, tries_max integer, expires_at timestamptz)
  ), counted as (
    insert into rate_limit_hit (id, key_hash, expires_at)
    select id, hash, expires_at from wanted where not exists (select 1 from wanted where free_at is not null)
  ), swept as (
    delete from rate_limit_hit where id in (
      select id from rate_limit_hit where expires_at <= moment order by expires_at limit swept_max for update skip locked)
  )
  select wanted.place, wanted.free_at from wanted where wanted.free_at is not null;
end $$;
--> statement-breakpoint
-- What a listed provider counts in: the lists that a total is kept of, by category, province and verified in any combination or by
-- subcategory (features/listings/store-counts.ts has the same names), and the words of its searched texts.
create or replace function counted_of(category_ids integer[], subcategory_ids integer[], province text, is_verified boolean, search_text text)
returns table (kind text, name text) language sql immutable parallel safe as $$
  select 'list', concat_ws(' ', of_category, of_province, of_verified)
  from (select 'category ' || id from unnest(category_ids) id union select null) as c (of_category),
    (select province union select null) as p (of_province),
    (select case when is_verified then 'verified' end union select null) as v (of_verified)
  union all select 'list', 'subcategory ' || id from unnest(subcategory_ids) id
  union all select 'word', word from words_of(search_text) word
$$;
--> statement-breakpoint
-- When an enquiry is emptied, what waits to be said about it goes too.
create or replace function drop_held_messages() returns trigger language plpgsql as $$
begin
  delete from held_message where conversation_id in (select id from conversation where enquiry_id = new.id);
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_drops_held_messages after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function drop_held_messages();
--> statement-breakpoint
-- When an enquiry is emptied, what was offered and agreed on about it goes too, and the names that it left in the provider's calendar; the days stay taken.
create or replace function drop_quotes() returns trigger language plpgsql as $$
begin
  update calendar_entry set note = '' where id in (select b.entry_id from booking b join conversation c on c.id = b.conversation_id where c.enquiry_id = new.id);
  delete from quote where conversation_id in (select id from conversation where enquiry_id = new.id);
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_drops_quotes after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function drop_quotes();
--> statement-breakpoint
-- When an enquiry is emptied, what was said in reports about it goes too, and nothing is left to look into.
create or replace function empty_reports() returns trigger language plpgsql as $$
begin
  update report set words = '', note = '', closed_at = coalesce(closed_at, now())
  where conversation_id in (select id from conversation where enquiry_id = new.id);
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_empties_reports after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function empty_reports();
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
-- Fills the lists' tables from all providers at once.
create or replace function fill_listing() returns void language sql as $$
  delete from listing;
  insert into listing select * from listed;
  insert into listing_card select * from listed_card;
$$;
--> statement-breakpoint
-- A note on a badge, or an admin who is gone, changes nothing of what its holder's row says.
create or replace function follow_badge() returns trigger language plpgsql as $$
begin
  update provider set badge_types = badge_types where id in (old.provider_id, new.provider_id);
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger badge_changed after update of provider_id, badge_type, granted_at on badge for each row
  when ((old.provider_id, old.badge_type, old.granted_at) is distinct from (new.provider_id, new.badge_type, new.granted_at))
  execute function follow_badge();
--> statement-breakpoint
-- A provider's row names its badges: writing it again collects them (keep_badge_types).
create or replace function follow_badges() returns trigger language plpgsql as $$
begin
  update provider set badge_types = badge_types where id = any (array(select provider_id from changed));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger badge_inserted after insert on badge
  referencing new table as changed for each statement execute function follow_badges();

--> statement-breakpoint
create or replace trigger badge_removed after delete on badge
  referencing old table as changed for each statement execute function follow_badges();
--> statement-breakpoint
-- What a provider's row says of what it holds follows a statement by the provider's key, and in the order of the keys. Joined with the
-- statement's rows, one row would be looked for among all providers in a connection that planned the join for thousands.
create or replace function follow_categories() returns trigger language plpgsql as $$
begin
  update provider set category_ids = category_ids where id = any (array(select provider_id from changed));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger provider_category_changed after update on provider_category
  referencing new table as changed for each statement execute function follow_categories();

--> statement-breakpoint
create or replace trigger provider_category_inserted after insert on provider_category
  referencing new table as changed for each statement execute function follow_categories();

--> statement-breakpoint
create or replace trigger provider_category_moved after update on provider_category
  referencing old table as changed for each statement execute function follow_categories();

--> statement-breakpoint
create or replace trigger provider_category_removed after delete on provider_category
  referencing old table as changed for each statement execute function follow_categories();
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
-- Captions and places in the gallery change nothing of what the row says.
create or replace function follow_shown_file() returns trigger language plpgsql as $$
begin
  update provider set shown_files = shown_files where id in (old.provider_id, new.provider_id);
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger media_shown_changed after update of provider_id, role, file_hash on media for each row
  when ((old.provider_id, old.role, old.file_hash) is distinct from (new.provider_id, new.role, new.file_hash)
    and (old.role in ('logo', 'banner', 'poster') or new.role in ('logo', 'banner', 'poster')))
  execute function follow_shown_file();
--> statement-breakpoint
-- A provider's row names the pictures of its card: writing it again collects them (keep_shown_files).
create or replace function follow_shown_files() returns trigger language plpgsql as $$
begin
  update provider set shown_files = shown_files
    where id = any (array(select provider_id from changed where role in ('logo', 'banner', 'poster')));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger media_shown_inserted after insert on media
  referencing new table as changed for each statement execute function follow_shown_files();

--> statement-breakpoint
create or replace trigger media_shown_removed after delete on media
  referencing old table as changed for each statement execute function follow_shown_files();
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
-- An enquiry that is emptied takes what was added to its conversations and not sent with it; what was sent goes with its messages.
create or replace function forget_message_files() returns trigger language plpgsql as $$
begin
  delete from message_file where conversation_id in (select id from conversation where enquiry_id = new.id);
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger enquiry_forgets_files after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function forget_message_files();
--> statement-breakpoint
-- By what couples know that a business is who was verified [trust-24].
create or replace function identity_of(p provider) returns jsonb language sql stable as $$
  select jsonb_build_object('business_name', p.business_name, 'phone', p.phone, 'email_public', p.email_public,
    'website', p.website, 'email', (select email from account where account.id = p.id))
$$;
--> statement-breakpoint
-- Whatever a statement gives this column, it says what the provider holds. An update waits for the provider's row before it looks,
-- so that it finds what another transaction has committed meanwhile.
create or replace function keep_badge_types() returns trigger language plpgsql as $$
begin
  new.badge_types := array(select badge_type from badge where provider_id = new.id order by granted_at, badge_type);
  return new;
end
$$;

--> statement-breakpoint
create or replace trigger provider_badged before insert or update of badge_types
  on provider for each row execute function keep_badge_types();
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
-- Once a statement, however many rows it writes. The provider is held, so that whoever lists it meanwhile has done so, or finds the calendar.
create or replace function keep_listing_calendar() returns trigger language plpgsql as $$
begin
  perform 1 from provider where id in (select provider_id from opened) order by id for no key update;
  update listing set has_calendar = true where provider_id in (select provider_id from opened) and not has_calendar;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger calendar_opened after insert on calendar
  referencing new table as opened for each statement execute function keep_listing_calendar();
--> statement-breakpoint
-- The listing's row comes and goes before (`provider_listed`), and takes the card with it.
create or replace function keep_listing_card() returns trigger language plpgsql as $$
begin
  insert into listing_card select * from listed_card where provider_id = new.id
  on conflict (provider_id) do update set card = excluded.card where listing_card.card <> excluded.card;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger provider_shown after insert or update on provider for each row execute function keep_listing_card();
--> statement-breakpoint
-- The calendar is held, so that what is read of it stays so until the row is there.
create or replace function keep_listing_category() returns trigger language plpgsql as $$
begin
  perform 1 from calendar where provider_id = new.provider_id for share;
  delete from listing_category where provider_id = new.provider_id and category_id <> all (new.category_ids);
  insert into listing_category select * from listed_by_category where provider_id = new.provider_id
  on conflict (provider_id, category_id) do update set
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_standing = excluded.review_standing, review_total = excluded.review_total, price_rank = excluded.price_rank,
    is_verified = excluded.is_verified, province = excluded.province, price_range = excluded.price_range,
    price_from = excluded.price_from, price_to = excluded.price_to, subcategory_ids = excluded.subcategory_ids,
    place_slug = excluded.place_slug, town_slugs = excluded.town_slugs, reach_km = excluded.reach_km,
    latitude = excluded.latitude, longitude = excluded.longitude, kept_on = excluded.kept_on,
    notice_days = excluded.notice_days, days_taken = excluded.days_taken, days_limited = excluded.days_limited
  where listing_category.* is distinct from excluded.*;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger listing_categorised after insert or update on listing for each row execute function keep_listing_category();
--> statement-breakpoint
-- A row that another transaction holds is left alone, and what changes goes into a new one: nobody waits, and what lies apart is added up
-- by the next that counts the same.
create or replace function keep_listing_counts() returns trigger language plpgsql as $$
declare
  kinds text[];
  names text[];
  changes integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(kind), array_agg(name), array_agg(n) into kinds, names, changes from (
      select kind, name, count(*)::int as n from came,
        counted_of(category_ids, subcategory_ids, province, is_verified, search_text) group by 1, 2) as change;
  elsif tg_op = 'DELETE' then
    select array_agg(kind), array_agg(name), array_agg(n) into kinds, names, changes from (
      select kind, name, -count(*)::int as n from gone,
        counted_of(category_ids, subcategory_ids, province, is_verified, search_text) group by 1, 2) as change;
  else
    select array_agg(kind), array_agg(name), array_agg(n) into kinds, names, changes from (
      select kind, name, sum(n)::int as n from came join gone using (provider_id), lateral (
        select kind, name, 1 as n
          from counted_of(came.category_ids, came.subcategory_ids, came.province, came.is_verified, came.search_text)
        union all select kind, name, -1
          from counted_of(gone.category_ids, gone.subcategory_ids, gone.province, gone.is_verified, gone.search_text)) as each
      where (came.category_ids, came.subcategory_ids, came.province, came.is_verified, came.search_text)
        is distinct from (gone.category_ids, gone.subcategory_ids, gone.province, gone.is_verified, gone.search_text)
      group by 1, 2 having sum(n) <> 0) as change;
  end if;
  if kinds is null then return null; end if;
  with change as (
    select * from unnest(kinds, names, changes) as each (kind, name, total)
    union all select kind, name, 0 from listing_count where total < 0
  ), free as materialized (
    select counted.ctid as place from change join listing_count counted using (kind, name) for update of counted skip locked
  ), merged as (
    delete from listing_count where ctid = any (array(select place from free)) returning kind, name, total
  )
  insert into listing_count (kind, name, total)
    select kind, name, sum(total) from (table change union all table merged) as each group by 1, 2 having sum(total) <> 0;
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger listing_counted_after_delete after delete on listing referencing old table as gone
  for each statement execute function keep_listing_counts();

--> statement-breakpoint
create or replace trigger listing_counted_after_insert after insert on listing referencing new table as came
  for each statement execute function keep_listing_counts();

--> statement-breakpoint
create or replace trigger listing_counted_after_update after update on listing referencing new table as came old table as gone
  for each statement execute function keep_listing_counts();
--> statement-breakpoint
-- A calendar that is kept on another day, or by other rules, says something else of its days; the rows by category say what it says.
create or replace function keep_listing_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.kept_on, new.capacity, new.weekdays_taken, new.season_starts, new.season_ends)
      is distinct from (old.kept_on, old.capacity, old.weekdays_taken, old.season_starts, old.season_ends) then
    perform note_calendar_days(array[new.provider_id]);
  end if;
  update listing_category set kept_on = c.kept_on, notice_days = c.notice_days, days_taken = c.days_taken, days_limited = c.days_limited
    from calendar c where c.provider_id = new.provider_id and listing_category.provider_id = new.provider_id
      and (listing_category.kept_on, listing_category.notice_days, listing_category.days_taken, listing_category.days_limited)
        is distinct from (c.kept_on, c.notice_days, c.days_taken, c.days_limited);
  return null;
end
$$;

--> statement-breakpoint
-- Named so that it comes after the one that counts the days anew.
create or replace trigger calendar_days_kept
  after insert or update of kept_at, capacity, weekdays_taken, season_starts, season_ends, notice_days, days_taken, days_limited
  on calendar for each row execute function keep_listing_days();
--> statement-breakpoint
-- What a change leaves as it was is not written. What goes is looked up row by row, whatever the planner thinks: a connection keeps the plan
-- for statements of one row and of a hundred thousand.
create or replace function keep_listing_words() returns trigger language plpgsql as $$
declare
  going listing_word[];
begin
  if tg_op = 'INSERT' then
    insert into listing_word select each.* from came, worded(row(came.*)::listing) each;
  elsif tg_op = 'DELETE' then
    select array_agg(each) into going from gone, worded(row(gone.*)::listing) each;
  else
    with before as (
      select each.* from gone, worded(row(gone.*)::listing) each
    ), after as (
      select each.* from came, worded(row(came.*)::listing) each
    ), coming as (
      insert into listing_word table after except table before
    )
    select array_agg(each::listing_word) into going from (table before except table after) as each;
  end if;
  if going is null then return null; end if;
  delete from listing_word where ctid = any (array(
    select held.place from unnest(going) as gone, lateral (
      select held.ctid as place from listing_word held
      where (held.word, held.trust_score, held.google_rating, held.provider_id)
          = (gone.word, gone.trust_score, gone.google_rating, gone.provider_id)
        and held.* is not distinct from gone.* offset 0) as held));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger listing_worded_after_delete after delete on listing referencing old table as gone
  for each statement execute function keep_listing_words();

--> statement-breakpoint
create or replace trigger listing_worded_after_insert after insert on listing referencing new table as came
  for each statement execute function keep_listing_words();

--> statement-breakpoint
create or replace trigger listing_worded_after_update after update on listing referencing new table as came old table as gone
  for each statement execute function keep_listing_words();
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
    latitude = excluded.latitude, longitude = excluded.longitude, has_calendar = excluded.has_calendar
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
-- Whatever a statement gives this column, it says what the provider shows; kept as `badge_types` is.
create or replace function keep_shown_files() returns trigger language plpgsql as $$
begin
  new.shown_files := (
    select json_object_agg(role, json_build_object('hash', hash, 'kind', kind, 'content_type', content_type, 'width', width,
      'height', height, 'widths', widths, 'cut_widths', cut_widths, 'placeholder', placeholder) order by role)
    from media join stored_file on hash = file_hash
    where provider_id = new.id and role in ('logo', 'banner', 'poster'));
  return new;
end
$$;

--> statement-breakpoint
create or replace trigger provider_pictured before insert or update of shown_files
  on provider for each row execute function keep_shown_files();
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
-- Writes down, from the day on which each of some calendars was last kept, which days are taken, by what stands on them or by its rules, and
-- which limited; the shortest notice, which moves on day by day, is for whoever asks. A calendar is held first: nobody changes it meanwhile.
create or replace function note_calendar_days(of_providers uuid[]) returns void language plpgsql as $$
declare
  days constant int := 1160;
  none constant bit(1160) := repeat('0', days)::bit(1160);
  kept calendar;
  stands record;
  taken bit(1160);
  limited bit(1160);
begin
  for kept in select * from calendar where provider_id = any (of_providers) order by provider_id for update loop
    taken := none;
    limited := none;
    if cardinality(kept.weekdays_taken) + cardinality(kept.season_starts) > 0 then
      select string_agg((extract(isodow from day)::int = any (kept.weekdays_taken) or exists (
          select 1 from unnest(kept.season_starts, kept.season_ends) as season (starts, ends)
          where case when starts <= ends then year_day between starts and ends else year_day >= starts or year_day <= ends end
        ))::int::text, '' order by day)::bit(1160) into taken
      from (select day, (extract(month from day) * 100 + extract(day from day))::int as year_day
        from (select kept.kept_on + ahead as day from generate_series(0, days - 1) ahead) as ahead) as each;
    end if;
    for stands in
      select day - kept.kept_on as ahead, state from calendar_day
      where provider_id = kept.provider_id and day >= kept.kept_on and day < kept.kept_on + days and state > 0
    loop
      if stands.state = 2 then
        taken := set_bit(taken, stands.ahead, 1);
      else
        limited := set_bit(limited, stands.ahead, 1);
      end if;
    end loop;
    update calendar set days_taken = nullif(taken, none), days_limited = nullif(limited, none)
      where provider_id = kept.provider_id
        and (days_taken, days_limited) is distinct from (nullif(taken, none), nullif(limited, none));
  end loop;
end
$$;
--> statement-breakpoint
-- A changed entry or import notes its calendar's days for lists.
create or replace function note_changed_days() returns trigger language plpgsql as $$
begin
  perform note_calendar_days(array(select distinct provider_id from changed));
  return null;
end
$$;

--> statement-breakpoint
create or replace trigger calendar_entry_noted_after_delete after delete on calendar_entry referencing old table as changed
  for each statement execute function note_changed_days();

--> statement-breakpoint
create or replace trigger calendar_entry_noted_after_insert after insert on calendar_entry referencing new table as changed
  for each statement execute function note_changed_days();

--> statement-breakpoint
create or replace trigger calendar_entry_noted_after_update after update on calendar_entry referencing new table as changed
  for each statement execute function note_changed_days();

--> statement-breakpoint
create or replace trigger calendar_import_noted_after_delete after delete on calendar_import referencing old table as changed
  for each statement execute function note_changed_days();

--> statement-breakpoint
create or replace trigger calendar_import_noted_after_insert after insert on calendar_import referencing new table as changed
  for each statement execute function note_changed_days();

--> statement-breakpoint
create or replace trigger calendar_import_noted_after_update after update on calendar_import referencing new table as changed
  for each statement execute function note_changed_days();
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
-- The rows that a listed provider has for the words of its searched texts (schema/listings.ts).
create or replace function worded(held listing) returns setof listing_word language sql immutable parallel safe as $$
  select word, held.trust_score, coalesce(held.google_rating, -1), held.provider_id,
    held.is_verified, held.has_calendar, held.province, held.category_ids
  from words_of(held.search_text) word
$$;
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
    place_text, search_text,
    exists (select from calendar where calendar.provider_id = provider.id) as has_calendar
  from provider left join category first_category on first_category.id = category_ids[1];
--> statement-breakpoint
-- What a list of one category holds of each listed provider (schema/listings.ts).
create or replace view listed_by_category as
  select category_id, provider_id, trust_score, google_rating, review_standing, review_total, price_rank, is_verified, province,
    price_range, price_from, price_to, subcategory_ids, place_slug, town_slugs, reach_km, latitude, longitude,
    kept_on, notice_days, days_taken, days_limited
  from listing left join calendar using (provider_id), unnest(category_ids) category_id;
--> statement-breakpoint
-- The rows of `listing_word`.
create or replace view listed_by_word as select each.* from listing, worded(listing) each;
--> statement-breakpoint
-- What a list shows of each provider that is listed: the columns of `cardSelection` (features/providers/store.ts), in their order.
create or replace view listed_card as
  select listing.provider_id, row_to_json(card)::text as card
  from listing join provider p on p.id = listing.provider_id, lateral (
    select p.id, p.business_name, p.contact_person, p.phone, p.city, p.province, p.willing_to_travel, p.google_rating, p.facebook_rating,
      p.google_review_count, p.facebook_review_count, p.ratings_recorded_at, p.trust_score, p.trust_tier, p.price_range, p.keywords,
      p.price_from, p.radius_km, p.travel_free_km, p.travel_rate_per_km, p.place_slug, p.town_slugs, p.latitude, p.longitude,
      p.answers_within, p.is_verified, p.is_published, p.is_super_admin, p.category_ids, p.subcategory_ids, p.badge_types, p.shown_files,
      left(p.description, 200) as opening) as card;
--> statement-breakpoint
-- The rows of `listing`.
create or replace view listed as
  select listable.* from listable join provider on provider.id = listable.provider_id
  where provider.is_published and not provider.is_super_admin;
