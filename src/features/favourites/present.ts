import type { Availability } from "../../contract/calendars/shapes.ts";
import type { Favourite, ShownOfFavourite } from "../../contract/favourites/shapes.ts";
import type { ProviderCard } from "../../contract/providers/shapes.ts";
import { presentSmall } from "../../platform/pictures.ts";
import type { FavouriteRow } from "./store.ts";

/** A logo is shown in 64 pixels of CSS; screens have up to three pixels for each of them. */
const logo_width_max = 192;

/** What the couple's date makes of a favourite. */
type OnDate = { availability: Availability | null; wedding_date: string | null };

/** A favourite as the couple's dashboard shows it, with what the lists show of its provider, and what that is on the couple's date. */
export function presentFavourite(
  row: FavouriteRow,
  card: ProviderCard,
  { availability, wedding_date }: OnDate,
): Favourite {
  const { id, provider_id, business_name, category_name, city, province, created_at, logo } = row;
  const logo_url = logo ? presentSmall(logo, logo_width_max) : null;
  return {
    id,
    provider_id,
    business_name,
    category_name,
    logo_url,
    ...shownOf(card),
    city,
    province,
    availability,
    // a watch of a day that is the couple's no more is about to go
    is_watched: row.watched_day !== null && row.watched_day === wedding_date,
    is_booked: row.is_booked,
    created_at,
  };
}

function shownOf(card: ProviderCard): ShownOfFavourite {
  const { banner, rating, review_count, trust_score, trust_tier, price_from, price_range } = card;
  return { banner, rating, review_count, trust_score, trust_tier, price_from, price_range };
}
