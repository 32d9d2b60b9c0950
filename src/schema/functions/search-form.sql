-- Lower case without accents, as features/providers/rules.ts normalises, for columns that don't store that form.
create or replace function search_form(words text) returns text language sql immutable parallel safe strict as $$
  select lower(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'))
$$;
