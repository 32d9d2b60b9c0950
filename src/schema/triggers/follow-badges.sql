-- A provider's row names its badges: writing it again collects them (keep_badge_types).
create or replace function follow_badges() returns trigger language plpgsql as $$
begin
  update provider set badge_types = badge_types where id = any (array(select provider_id from changed));
  return null;
end
$$;

create or replace trigger badge_inserted after insert on badge
  referencing new table as changed for each statement execute function follow_badges();

create or replace trigger badge_removed after delete on badge
  referencing old table as changed for each statement execute function follow_badges();
