-- The words of a searched text, each once.
create or replace function words_of(search_text text) returns setof text language sql immutable parallel safe as $$
  select distinct word from unnest(string_to_array(translate(search_text, E'\n', ' '), ' ')) word where word <> ''
$$;
