-- Closes the event streams of a link that has ended, or whose conversation was claimed, left or deleted.
create or replace function notify_link_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('umshado_conversations', concat_ws(' ', 'link_ended', old.link_hash));
  return null;
end
$$;

create or replace trigger conversation_link_ended after update of link_hash, couple_id, is_couple_deleted on conversation for each row
  when (old.link_hash is not null and (new.link_hash is distinct from old.link_hash or new.couple_id is not null or new.is_couple_deleted))
  execute function notify_link_ended();

create or replace trigger conversation_link_gone after delete on conversation for each row when (old.link_hash is not null) execute function notify_link_ended();
