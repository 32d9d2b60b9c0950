-- A published provider has one row in `listing`; others have none.
create or replace function update_listing() returns trigger language plpgsql as $$
begin
  if not new.is_published or new.is_super_admin then
    delete from listing where provider_id = new.id;
    return null;
  end if;
  insert into listing select * from listed where provider_id = new.id
  on conflict (provider_id) do update set
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_source = excluded.review_source, review_total = excluded.review_total, price_rank = excluded.price_rank,
    is_verified = excluded.is_verified, province = excluded.province, price_range = excluded.price_range,
    category_ids = excluded.category_ids, place_text = excluded.place_text, search_text = excluded.search_text,
    price_from = excluded.price_from, price_to = excluded.price_to, typical_price = excluded.typical_price,
    facts = excluded.facts, guests_max = excluded.guests_max, subcategory_ids = excluded.subcategory_ids,
    place_slug = excluded.place_slug, town_slugs = excluded.town_slugs, reach_km = excluded.reach_km,
    latitude = excluded.latitude, longitude = excluded.longitude
  where listing.* is distinct from excluded.*;
  return null;
end
$$;

create or replace trigger provider_listed after insert or update of
    is_published, is_super_admin, trust_score, google_rating, google_review_count, facebook_review_count, ratings_recorded_at,
    is_verified, province, price_range, price_from, price_to, typical_price, facts, languages_spoken, guests_max,
    category_ids, subcategory_ids, place_text, search_text,
    business_name, contact_person, city, additional_cities, keywords,
    place_slug, town_slugs, willing_to_travel, radius_km, latitude, longitude
  on provider for each row execute function update_listing();
