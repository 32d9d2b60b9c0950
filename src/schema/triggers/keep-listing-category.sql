-- The calendar is held, so that what is read of it stays so until the row is there.
create or replace function keep_listing_category() returns trigger language plpgsql as $$
begin
  perform 1 from calendar where provider_id = new.provider_id for share;
  delete from listing_category where provider_id = new.provider_id and category_id <> all (new.category_ids);
  insert into listing_category select * from listed_by_category where provider_id = new.provider_id
  on conflict (provider_id, category_id) do update set
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_standing = excluded.review_standing, review_total = excluded.review_total, price_rank = excluded.price_rank,
    is_verified = excluded.is_verified, province = excluded.province, price_range = excluded.price_range,
    price_from = excluded.price_from, price_to = excluded.price_to, subcategory_ids = excluded.subcategory_ids,
    place_slug = excluded.place_slug, town_slugs = excluded.town_slugs, reach_km = excluded.reach_km,
    latitude = excluded.latitude, longitude = excluded.longitude, kept_on = excluded.kept_on,
    notice_days = excluded.notice_days, days_taken = excluded.days_taken, days_limited = excluded.days_limited
  where listing_category.* is distinct from excluded.*;
  return null;
end
$$;

create or replace trigger listing_categorised after insert or update on listing for each row execute function keep_listing_category();
