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

create or replace trigger listing_worded_after_delete after delete on listing referencing old table as gone
  for each statement execute function keep_listing_words();

create or replace trigger listing_worded_after_insert after insert on listing referencing new table as came
  for each statement execute function keep_listing_words();

create or replace trigger listing_worded_after_update after update on listing referencing new table as came old table as gone
  for each statement execute function keep_listing_words();
