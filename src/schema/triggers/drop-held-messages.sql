-- When an enquiry is emptied, what waits to be said about it goes too.
create or replace function drop_held_messages() returns trigger language plpgsql as $$
begin
  delete from held_message where conversation_id in (select id from conversation where enquiry_id = new.id);
  return null;
end
$$;

create or replace trigger enquiry_drops_held_messages after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function drop_held_messages();
