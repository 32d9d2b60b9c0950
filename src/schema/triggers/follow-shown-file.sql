-- Captions and places in the gallery change nothing of what the row says.
create or replace function follow_shown_file() returns trigger language plpgsql as $$
begin
  update provider set shown_files = shown_files where id in (old.provider_id, new.provider_id);
  return null;
end
$$;

create or replace trigger media_shown_changed after update of provider_id, role, file_hash on media for each row
  when ((old.provider_id, old.role, old.file_hash) is distinct from (new.provider_id, new.role, new.file_hash)
    and (old.role in ('logo', 'banner', 'poster') or new.role in ('logo', 'banner', 'poster')))
  execute function follow_shown_file();
