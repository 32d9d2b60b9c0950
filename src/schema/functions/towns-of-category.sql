-- The towns that a provider of a category names, each with the category before it: together they are one entry of an index.
create or replace function towns_of_category(category_id integer, town_slugs text[]) returns text[] language sql immutable parallel safe as $$
  select array(select category_id::text || ' ' || town from unnest(town_slugs) town)
$$;
