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
