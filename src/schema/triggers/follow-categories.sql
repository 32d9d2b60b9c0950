-- What a provider's row says of what it holds follows a statement by the provider's key, and in the order of the keys. Joined with the
-- statement's rows, one row would be looked for among all providers in a connection that planned the join for thousands.
create or replace function follow_categories() returns trigger language plpgsql as $$
begin
  update provider set category_ids = category_ids where id = any (array(select provider_id from changed));
  return null;
end
$$;

create or replace trigger provider_category_changed after update on provider_category
  referencing new table as changed for each statement execute function follow_categories();

create or replace trigger provider_category_inserted after insert on provider_category
  referencing new table as changed for each statement execute function follow_categories();

create or replace trigger provider_category_moved after update on provider_category
  referencing old table as changed for each statement execute function follow_categories();

create or replace trigger provider_category_removed after delete on provider_category
  referencing old table as changed for each statement execute function follow_categories();
