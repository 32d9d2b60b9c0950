-- Notifies open pages when an email is quarantined or released.
create or replace function notify_quarantined() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', c.id, c.provider_id, c.couple_id,
    case when c.couple_id is null and not c.is_couple_deleted then c.link_hash end)) from conversation c where c.id = new.conversation_id;
  return null;
end
$$;

create or replace trigger inbound_email_notified after update of is_quarantined on inbound_email for each row execute function notify_quarantined();
