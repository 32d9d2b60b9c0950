-- The business name (first line of the searched texts) as words, each after a space. features/providers/rules.ts has
-- the same rule.
create or replace function name_words(search_text text) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(split_part(search_text, E'\n', 1), '[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g'))
$$;
