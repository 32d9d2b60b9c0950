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
