-- Notifies open pages of a change in a conversation: accounts by id, guests by their link while it works
-- (features/conversations/answer-events.ts).
create or replace function notify_conversation() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', new.id, new.provider_id, new.couple_id,
    case when new.couple_id is null and not new.is_couple_deleted then new.link_hash end));
  return null;
end
$$;

create or replace trigger conversation_notified after insert or update of last_position, couple_read_to, provider_read_to, couple_id, status, is_junk, archived_at,
  couple_blocked_at, provider_blocked_at on conversation for each row execute function notify_conversation();
