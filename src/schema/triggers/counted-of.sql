-- What a listed provider counts in: the lists that a total is kept of, by category, province and verified in any combination or by
-- subcategory (features/listings/store-counts.ts has the same names), and the words of its searched texts.
create or replace function counted_of(category_ids integer[], subcategory_ids integer[], province text, is_verified boolean, search_text text)
returns table (kind text, name text) language sql immutable parallel safe as $$
  select 'list', concat_ws(' ', of_category, of_province, of_verified)
  from (select 'category ' || id from unnest(category_ids) id union select null) as c (of_category),
    (select province union select null) as p (of_province),
    (select case when is_verified then 'verified' end union select null) as v (of_verified)
  union all select 'list', 'subcategory ' || id from unnest(subcategory_ids) id
  union all select 'word', word from words_of(search_text) word
$$;
