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

create or replace trigger calendar_entry_counted after insert or delete or update of kind, first_day, last_day, has_lapsed
  on calendar_entry for each row execute function update_calendar_days();
