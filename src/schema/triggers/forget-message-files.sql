-- An enquiry that is emptied takes what was added to its conversations and not sent with it; what was sent goes with its messages.
create or replace function forget_message_files() returns trigger language plpgsql as $$
begin
  delete from message_file where conversation_id in (select id from conversation where enquiry_id = new.id);
  return null;
end
$$;

create or replace trigger enquiry_forgets_files after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function forget_message_files();
