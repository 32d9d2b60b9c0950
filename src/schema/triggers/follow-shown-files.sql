-- A provider's row names the pictures of its card: writing it again collects them (keep_shown_files).
create or replace function follow_shown_files() returns trigger language plpgsql as $$
begin
  update provider set shown_files = shown_files
    where id = any (array(select provider_id from changed where role in ('logo', 'banner', 'poster')));
  return null;
end
$$;

create or replace trigger media_shown_inserted after insert on media
  referencing new table as changed for each statement execute function follow_shown_files();

create or replace trigger media_shown_removed after delete on media
  referencing old table as changed for each statement execute function follow_shown_files();
