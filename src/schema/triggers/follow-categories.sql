-- When a provider's categories change: updates its row, where update_category_ids collects them.
create or replace function follow_categories() returns trigger language plpgsql as $$
begin
  update provider set category_ids = category_ids where id in (old.provider_id, new.provider_id);
  return null;
end
$$;

create or replace trigger provider_category_followed after insert or update or delete
  on provider_category for each row execute function follow_categories();
