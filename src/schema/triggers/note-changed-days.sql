-- A changed entry or import notes its calendar's days for lists.
create or replace function note_changed_days() returns trigger language plpgsql as $$
begin
  perform note_calendar_days(array(select distinct provider_id from changed));
  return null;
end
$$;

create or replace trigger calendar_entry_noted_after_delete after delete on calendar_entry referencing old table as changed
  for each statement execute function note_changed_days();

create or replace trigger calendar_entry_noted_after_insert after insert on calendar_entry referencing new table as changed
  for each statement execute function note_changed_days();

create or replace trigger calendar_entry_noted_after_update after update on calendar_entry referencing new table as changed
  for each statement execute function note_changed_days();

create or replace trigger calendar_import_noted_after_delete after delete on calendar_import referencing old table as changed
  for each statement execute function note_changed_days();

create or replace trigger calendar_import_noted_after_insert after insert on calendar_import referencing new table as changed
  for each statement execute function note_changed_days();

create or replace trigger calendar_import_noted_after_update after update on calendar_import referencing new table as changed
  for each statement execute function note_changed_days();
