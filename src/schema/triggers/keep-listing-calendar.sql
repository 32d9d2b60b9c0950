-- Once a statement, however many rows it writes. The provider is held, so that whoever lists it meanwhile has done so, or finds the calendar.
create or replace function keep_listing_calendar() returns trigger language plpgsql as $$
begin
  perform 1 from provider where id in (select provider_id from opened) order by id for no key update;
  update listing set has_calendar = true where provider_id in (select provider_id from opened) and not has_calendar;
  return null;
end
$$;

create or replace trigger calendar_opened after insert on calendar
  referencing new table as opened for each statement execute function keep_listing_calendar();
