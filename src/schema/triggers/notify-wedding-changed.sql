-- Closes the event streams of a person who joins, leaves or is removed from a wedding
-- (features/conversations/answer-events.ts).
create or replace function notify_wedding_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', 'wedding_changed', coalesce(new.account_id, old.account_id)));
  return null;
end
$$;

create or replace trigger wedding_member_notified after insert or delete or update of couple_id on wedding_member for each row execute function notify_wedding_changed();
