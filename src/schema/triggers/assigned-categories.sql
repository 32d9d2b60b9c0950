-- The category columns of a provider's row.
create or replace view assigned_categories as
  select provider_id,
    array_agg(category_id order by is_primary desc, position, category_id) as category_ids,
    coalesce(
      array_agg(subcategory_id order by is_primary desc, position, category_id) filter (where subcategory_id is not null), '{}'
    ) as subcategory_ids
  from provider_category group by provider_id;
