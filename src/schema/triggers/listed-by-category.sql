-- What a list of one category holds of each listed provider (schema/listings.ts).
create or replace view listed_by_category as
  select category_id, provider_id, trust_score, google_rating, review_standing, review_total, price_rank, is_verified, province,
    price_range, price_from, price_to, subcategory_ids, place_slug, town_slugs, reach_km, latitude, longitude,
    kept_on, notice_days, days_taken, days_limited
  from listing left join calendar using (provider_id), unnest(category_ids) category_id;
