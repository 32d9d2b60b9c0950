-- Sets the category columns of a provider from its categories, whatever the statement writes. Locks the row first, so
-- that it reads what other transactions committed.
create or replace function update_category_ids() returns trigger language plpgsql as $$
begin
  select category_ids, subcategory_ids into new.category_ids, new.subcategory_ids from assigned_categories where provider_id = new.id;
  if not found then
    new.category_ids := '{}';
    new.subcategory_ids := '{}';
  end if;
  return new;
end
$$;

-- Triggers of a kind run in the order of their names: this one comes before `provider_searched`, which reads the primary category.
create or replace trigger provider_categorised before insert or update of category_ids, subcategory_ids
  on provider for each row execute function update_category_ids();
