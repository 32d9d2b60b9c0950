-- The rows that a listed provider has for the words of its searched texts (schema/listings.ts).
create or replace function worded(held listing) returns setof listing_word language sql immutable parallel safe as $$
  select word, held.trust_score, coalesce(held.google_rating, -1), held.provider_id,
    held.is_verified, held.has_calendar, held.province, held.category_ids
  from words_of(held.search_text) word
$$;
