-- Texts one under the other, those left out that are empty. In this language a session plans the rule once, not for each row.
create or replace function search_lines(texts text[]) returns text language plpgsql immutable parallel safe as $$
declare
  words text;
  line text;
  written text[] := '{}';
begin
  foreach words in array texts loop
    line := search_line(words);
    if line <> '' then written := written || line; end if;
  end loop;
  return array_to_string(written, E'\n');
end
$$;
