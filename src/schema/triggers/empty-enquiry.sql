-- When an enquiry is erased: empties reports, deletes waiting messages, unsent files and quotes; days stay booked in
-- the provider's calendar without the name. follow_enquiry deletes the messages.
create or replace function empty_enquiry() returns trigger language plpgsql as $$
declare
  emptied uuid[] := array(select id from conversation where enquiry_id = new.id);
begin
  delete from pending_message where conversation_id = any(emptied);
  update calendar_entry set note = '' where id in (select entry_id from booking where conversation_id = any(emptied));
  delete from quote where conversation_id = any(emptied);
  update report set words = '', note = '', closed_at = coalesce(closed_at, now()) where conversation_id = any(emptied);
  delete from message_file where conversation_id = any(emptied);
  return null;
end
$$;

create or replace trigger enquiry_emptied after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function empty_enquiry();
