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

create or replace trigger listing_counted_after_delete after delete on listing referencing old table as gone
  for each statement execute function keep_listing_counts();

create or replace trigger listing_counted_after_insert after insert on listing referencing new table as came
  for each statement execute function keep_listing_counts();

create or replace trigger listing_counted_after_update after update on listing referencing new table as came old table as gone
  for each statement execute function keep_listing_counts();
