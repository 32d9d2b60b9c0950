-- Copies the provider's marks of an enquiry to the conversation: junk, answered.
create or replace function mark_conversation() returns trigger language plpgsql as $$
begin
  update conversation set is_junk = new.junk_at is not null, answered_elsewhere_at = new.answered_at where id = new.id;
  return null;
end
$$;

create or replace trigger enquiry_recipient_marked after update of junk_at, answered_at on enquiry_recipient for each row execute function mark_conversation();
