-- Whatever a statement gives this column, it says what the provider holds. An update waits for the provider's row before it looks,
-- so that it finds what another transaction has committed meanwhile.
create or replace function keep_badge_types() returns trigger language plpgsql as $$
begin
  new.badge_types := array(select badge_type from badge where provider_id = new.id order by granted_at, badge_type);
  return new;
end
$$;

create or replace trigger provider_badged before insert or update of badge_types
  on provider for each row execute function keep_badge_types();
