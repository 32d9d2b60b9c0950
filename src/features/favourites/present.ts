import type { Availability } from "../../contract/calendars/schema.ts";
import type { Favourite, Opinion, FavouriteCardFields } from "../../contract/favourites/schema.ts";
import type { Vote } from "../../contract/favourites/votes.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import { presentSmall } from "../../platform/pictures/pictures.ts";
import type { FavouriteRow } from "./store.ts";

/** 64 CSS pixels at three device pixels each. */
const logo_width_max = 192;

type OnDate = { availability: Availability | null; wedding_date: string | null };

type Members = {
  account_id: string;
  names: ReadonlyMap<string, string>;
  votes: readonly { account_id: string; vote: Vote | null; note: string; is_private: boolean }[];
};

export function presentFavourite(
  row: FavouriteRow,
  card: ProviderCard,
  { availability, wedding_date }: OnDate,
  members: Members,
): Favourite {
  const { id, provider_id, business_name, category_name, city, province, created_at, logo } = row;
  const logo_url = logo ? presentSmall(logo, logo_width_max) : null;
  return {
    id,
    provider_id,
    business_name,
    category_name,
    logo_url,
    ...favouriteCard(card),
    city,
    province,
    availability,
    // a watch for a previous wedding date is about to be removed
    is_watched: row.watched_day !== null && row.watched_day === wedding_date,
    is_booked: row.is_booked,
    booked_cents: row.booked_cents,
    held_quote_id: row.held_quote_id,
    open_quote_id: row.open_quote_id,
    conversation_id: row.conversation_id,
    added_by: nameOf(row.added_by, members),
    opinions: opinionsOf(members),
    created_at,
  };
}

/** Null in an unshared wedding, and for members who left. */
function nameOf(id: string | null, { names }: Members): Favourite["added_by"] {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}

/** Own first; without other members' private notes. */
function opinionsOf({ account_id, names, votes }: Members): Opinion[] {
  const opinions = votes.flatMap(({ account_id: whose, vote, note, is_private }) => {
    const name = names.get(whose);
    if (whose === account_id) return [{ name: name ?? "", is_own: true, vote, note, is_private }];
    if (name === undefined || (is_private && vote === null)) return [];
    return [{ name, is_own: false, vote, note: is_private ? "" : note, is_private: false }];
  });
  return [...opinions.filter(({ is_own }) => is_own), ...opinions.filter(({ is_own }) => !is_own)];
}

function favouriteCard(card: ProviderCard): FavouriteCardFields {
  return {
    banner: card.banner,
    rating: card.rating,
    review_count: card.review_count,
    trust_score: card.trust_score,
    trust_tier: card.trust_tier,
    price_from: card.price_from,
    typical_price: card.typical_price,
    typical_price_for: card.typical_price_for,
    price_range: card.price_range,
  };
}
