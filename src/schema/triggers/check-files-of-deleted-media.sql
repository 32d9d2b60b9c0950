-- Queues the file for the sweep, in case no other row names it [media-4].
create or replace function check_files_of_deleted_media() returns trigger language plpgsql as $$
begin
  perform check_files(array(select file_hash from gone where file_hash is not null));
  return null;
end
$$;

-- A proof that goes is looked at by the sweep at once, as a file of a message is [media-4].
create or replace trigger budget_proof_unnamed after delete on budget_proof
  referencing old table as gone for each statement execute function check_files_of_deleted_media();

-- A picture of an imported page that goes is looked at by the sweep at once, as a file of a message is [media-4].
create or replace trigger imported_picture_unnamed after delete on imported_picture
  referencing old table as gone for each statement execute function check_files_of_deleted_media();

create or replace trigger media_file_unnamed_by_delete after delete on media
  referencing old table as gone for each statement execute function check_files_of_deleted_media();

-- A file whose message goes is looked at by the sweep at once, as a medium's is [media-4].
create or replace trigger message_file_unnamed after delete on message_file
  referencing old table as gone for each statement execute function check_files_of_deleted_media();
