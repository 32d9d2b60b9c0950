-- What a list row contains, for every provider (schema/listings.ts).
create or replace view listable as
  select provider.id as provider_id, trust_score, google_rating,
    case when ratings_recorded_at is null then 0 else 1 end as review_source,
    coalesce(google_review_count, 0) + coalesce(facebook_review_count, 0) as review_total,
    coalesce(length(price_range[1]), 5) as price_rank,
    is_verified, province, price_range, price_from, price_to, category_ids, subcategory_ids,
    place_slug, town_slugs,
    case when willing_to_travel and first_category.slug is distinct from 'venues' then coalesce(radius_km, 0) end as reach_km,
    case when first_category.slug = 'venues' then latitude end as latitude,
    case when first_category.slug = 'venues' then longitude end as longitude,
    place_text, search_text, typical_price,
    array(select distinct replace(lower(fact), ' ', '-') from unnest(facts || languages_spoken) as fact order by 1) as facts, guests_max
  from provider left join category first_category on first_category.id = category_ids[1];
