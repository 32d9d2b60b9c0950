-- Notifies open pages when an email is held, and when it no longer is.
create or replace function tell_held() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', c.id, c.provider_id, c.couple_id,
    case when c.couple_id is null and not c.is_couple_gone then c.link_hash end)) from conversation c where c.id = new.conversation_id;
  return null;
end
$$;

create or replace trigger inbound_email_told after update of is_held on inbound_email for each row execute function tell_held();
