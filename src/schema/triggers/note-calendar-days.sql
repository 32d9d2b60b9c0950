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
