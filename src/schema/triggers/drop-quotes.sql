-- When an enquiry is emptied, what was offered and agreed on about it goes too, and the names that it left in the provider's calendar; the days stay taken.
create or replace function drop_quotes() returns trigger language plpgsql as $$
begin
  update calendar_entry set note = '' where id in (select b.entry_id from booking b join conversation c on c.id = b.conversation_id where c.enquiry_id = new.id);
  delete from quote where conversation_id in (select id from conversation where enquiry_id = new.id);
  return null;
end
$$;

create or replace trigger enquiry_drops_quotes after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function drop_quotes();
