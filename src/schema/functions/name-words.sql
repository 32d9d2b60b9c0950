-- The business name, which is the first of the searched lines, as nothing but words with a space before each (features/providers/rules.ts has the same rule).
create or replace function name_words(search_text text) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(split_part(search_text, E'\n', 1), '[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g'))
$$;
