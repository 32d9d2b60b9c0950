-- Adds imported calendar events to their days: the full day, or one slot each.
create or replace function update_imported_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_calendar_day(old.provider_id, old.day, 0, 0, 0,
      case when old.is_all_day then 0 else -old.events end, case when old.is_all_day then -old.events else 0 end);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_calendar_day(new.provider_id, new.day, 0, 0, 0,
      case when new.is_all_day then 0 else new.events end, case when new.is_all_day then new.events else 0 end);
  end if;
  return null;
end
$$;

create or replace trigger calendar_import_counted after insert or delete or update
  on calendar_import for each row execute function update_imported_days();
