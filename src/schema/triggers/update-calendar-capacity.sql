-- A lower capacity keeps existing bookings.
create or replace function update_calendar_capacity() returns trigger language plpgsql as $$
begin
  update calendar_day set capacity = greatest(new.capacity, booked) where provider_id = new.provider_id;
  return null;
end
$$;

create or replace trigger calendar_capacity_changed after update of capacity
  on calendar for each row execute function update_calendar_capacity();
