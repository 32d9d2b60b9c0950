-- Queues the file of an old setting for the sweep; a setting names a file by its address (`hero_image_url`).
create or replace function check_files_of_setting() returns trigger language plpgsql as $$
begin
  perform check_files(array(select (regexp_matches(old.value, '/media/([0-9a-f]{32})', 'g'))[1]));
  return null;
end
$$;

create or replace trigger setting_file_unnamed after update or delete on setting
  for each row execute function check_files_of_setting();
