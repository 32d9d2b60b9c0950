-- A note on a badge, or an admin who is gone, changes nothing of what its holder's row says.
create or replace function follow_badge() returns trigger language plpgsql as $$
begin
  update provider set badge_types = badge_types where id in (old.provider_id, new.provider_id);
  return null;
end
$$;

create or replace trigger badge_changed after update of provider_id, badge_type, granted_at on badge for each row
  when ((old.provider_id, old.badge_type, old.granted_at) is distinct from (new.provider_id, new.badge_type, new.granted_at))
  execute function follow_badge();
