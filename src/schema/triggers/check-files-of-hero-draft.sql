-- Queues an unsaved home page picture for the sweep.
create or replace function check_files_of_hero_draft() returns trigger language plpgsql as $$
begin
  perform check_files(array(select (regexp_matches(old.image_url, '/media/([0-9a-f]{32})', 'g'))[1]));
  return null;
end
$$;

create or replace trigger hero_draft_file_unnamed after update or delete on hero_draft
  for each row execute function check_files_of_hero_draft();
