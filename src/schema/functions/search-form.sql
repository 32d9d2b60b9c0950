-- A text as searches compare it: lower case, without accents. The program's own normalisation (features/providers/rules.ts) for columns that keep no such text.
create or replace function search_form(words text) returns text language sql immutable parallel safe strict as $$
  select lower(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'))
$$;
