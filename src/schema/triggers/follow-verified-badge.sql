-- A provider is verified exactly while it has the verified badge and the badge is not paused [trust-13, trust-24].
create or replace function follow_verified_badge() returns trigger language plpgsql as $$
declare
  holder uuid;
  held boolean;
begin
  foreach holder in array array[
    case when tg_op <> 'DELETE' then new.provider_id end,
    case when tg_op <> 'INSERT' then old.provider_id end
  ] loop
    held := exists (select 1 from badge where badge.provider_id = holder and badge.badge_type = 'verified');
    update provider set
      is_verified = held and (tg_op = 'INSERT' or verification_rests_since is null),
      verification_rests_since = case when held and tg_op <> 'INSERT' then verification_rests_since end,
      verification_rests_for = case when held and tg_op <> 'INSERT' then verification_rests_for end,
      verified_as = case when not held then null when tg_op = 'INSERT' then identity_of(provider) else verified_as end
    where id = holder;
  end loop;
  return null;
end
$$;

create or replace trigger badge_verified_changed after update on badge
  for each row when (old is distinct from new) execute function follow_verified_badge();

create or replace trigger badge_verified_inserted after insert on badge
  for each row when (new.badge_type = 'verified') execute function follow_verified_badge();

create or replace trigger badge_verified_removed after delete on badge
  for each row when (old.badge_type = 'verified') execute function follow_verified_badge();
