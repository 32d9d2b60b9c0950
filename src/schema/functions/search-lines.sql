-- Joins non-empty texts with line breaks. plpgsql, so that a session plans it once and not for each row.
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
