-- Opens a conversation for each recipient of an enquiry, with the recipient's id (schema/conversations.ts).
create or replace function open_conversation() returns trigger language plpgsql as $$
begin
  insert into conversation (id, enquiry_id, provider_id, couple_id, is_couple_deleted, opened_at, last_at)
  select new.id, e.id, new.provider_id, e.couple_id, e.couple_email = '', e.created_at, e.created_at from enquiry e where e.id = new.enquiry_id;
  return null;
end
$$;

create or replace trigger enquiry_recipient_converses after insert on enquiry_recipient for each row execute function open_conversation();
