-- When one side of a conversation is gone: deletes its reply addresses and the emails that wait (schema/conversations.ts).
create or replace function end_replies() returns trigger language plpgsql as $$
begin
  delete from reply_address where conversation_id = new.id;
  delete from inbound_email where conversation_id = new.id;
  return null;
end
$$;

create or replace trigger conversation_over_by_mail after update of is_couple_deleted, provider_id on conversation for each row
  when (new.is_couple_deleted or new.provider_id is null) execute function end_replies();
