-- What a list shows of each provider that is listed: the columns of `cardSelection` (features/providers/store.ts), in their order.
create or replace view listed_card as
  select listing.provider_id, row_to_json(card)::text as card
  from listing join provider p on p.id = listing.provider_id, lateral (
    select p.id, p.business_name, p.contact_person, p.phone, p.city, p.province, p.willing_to_travel, p.google_rating, p.facebook_rating,
      p.google_review_count, p.facebook_review_count, p.ratings_recorded_at, p.trust_score, p.trust_tier, p.price_range, p.keywords,
      p.price_from, p.radius_km, p.travel_free_km, p.travel_rate_per_km, p.place_slug, p.town_slugs, p.latitude, p.longitude,
      p.answers_within, p.is_verified, p.is_published, p.is_super_admin, p.category_ids, p.subcategory_ids, p.badge_types, p.shown_files,
      left(p.description, 200) as opening) as card;
