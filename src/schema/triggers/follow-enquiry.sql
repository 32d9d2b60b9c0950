-- Conversations follow their enquiry: a new owner takes them over, a deleted account leaves them to the providers, an
-- erased enquiry empties them.
create or replace function follow_enquiry() returns trigger language plpgsql as $$
begin
  update conversation set couple_id = new.couple_id,
    is_couple_deleted = is_couple_deleted or new.couple_email = '' or (old.couple_id is not null and new.couple_id is null)
  where enquiry_id = new.id;
  if new.couple_email = '' and old.couple_email <> '' then
    delete from message where conversation_id in (select id from conversation where enquiry_id = new.id);
    update conversation set note = '', link_hash = null, couple_unread = 0, provider_unread = 0 where enquiry_id = new.id;
  end if;
  return null;
end
$$;

create or replace trigger enquiry_followed after update of couple_id, couple_email on enquiry for each row
  when (old.couple_id is distinct from new.couple_id or old.couple_email is distinct from new.couple_email) execute function follow_enquiry();
