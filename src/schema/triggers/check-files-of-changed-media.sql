-- Queues the old file for the sweep, in case no other row names it.
create or replace function check_files_of_changed_media() returns trigger language plpgsql as $$
begin
  perform check_files(array(
    select gone.file_hash from gone join come using (id) where gone.file_hash is distinct from come.file_hash
  ));
  return null;
end
$$;

create or replace trigger media_file_unnamed_by_update after update on media
  referencing old table as gone new table as come for each statement execute function check_files_of_changed_media();
