ALTER TABLE "listing" ADD COLUMN "facts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "guests_max" integer;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "facts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "guests_max" integer;--> statement-breakpoint
CREATE INDEX "listing_by_facts" ON "listing" USING gin ("facts");
--> statement-breakpoint
-- A published provider has one row of `listing`; any other has none.
create or replace function keep_listing() returns trigger language plpgsql as $$
begin
  if not new.is_published or new.is_super_admin then
    delete from listing where provider_id = new.id;
    return null;
  end if;
  insert into listing select * from listed where provider_id = new.id
  on conflict (provider_id) do update set
    trust_score = excluded.trust_score, google_rating = excluded.google_rating,
    review_standing = excluded.review_standing, review_total = excluded.review_total, price_rank = excluded.price_rank,
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

--> statement-breakpoint
create or replace trigger provider_listed after insert or update of
    is_published, is_super_admin, trust_score, google_rating, google_review_count, facebook_review_count, ratings_recorded_at,
    is_verified, province, price_range, price_from, price_to, typical_price, facts, languages_spoken, guests_max,
    category_ids, subcategory_ids, place_text, search_text,
    business_name, contact_person, city, additional_cities, keywords,
    place_slug, town_slugs, willing_to_travel, radius_km, latitude, longitude
  on provider for each row execute function keep_listing();

--> statement-breakpoint
-- What a list would hold of any provider (schema/listings.ts).
create or replace view listable as
  select provider.id as provider_id, trust_score, google_rating,
    case when ratings_recorded_at is null then 0 else 1 end as review_standing,
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

--> statement-breakpoint
-- The rows of `listing`, in the order of its columns; made again whenever `listable` changes, since its columns are fixed when it is made.
create or replace view listed as
  select listable.* from listable join provider on provider.id = listable.provider_id
  where provider.is_published and not provider.is_super_admin;

--> statement-breakpoint
-- Languages that are stored already are filters from now on.
update listing set facts = listed.facts from listed where listed.provider_id = listing.provider_id and listed.facts <> '{}';
