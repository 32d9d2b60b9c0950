import type { Favourite, ShownOfFavourite } from "../../contract/favourites.ts";
import type { ProviderCard } from "../../contract/providers.ts";
import { presentSmall } from "../../platform/pictures.ts";
import type { FavouriteRow } from "./store.ts";

/** A logo is shown in 64 pixels of CSS; screens have up to three pixels for each of them. */
const logo_width_max = 192;

/** A favourite as the couple's dashboard shows it, with what the lists show of its provider. */
export function presentFavourite({ logo, ...row }: FavouriteRow, card: ProviderCard): Favourite {
  const { banner, rating, review_count, trust_score, trust_tier, price_from, price_range } = card;
  const shown: ShownOfFavourite = { banner, rating, review_count, trust_score, trust_tier, price_from, price_range };
  return { ...row, ...shown, logo_url: logo ? presentSmall(logo, logo_width_max) : null };
}
