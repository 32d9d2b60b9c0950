import type { Favourite } from "../../contract/favourites.ts";
import { presentSmall } from "../../platform/pictures.ts";
import type { FavouriteRow } from "./store.ts";

/** A logo is shown in 64 pixels of CSS; screens have up to three pixels for each of them. */
const logo_width_max = 192;

/** A favourite as the couple's dashboard shows it. */
export function presentFavourite({ logo, ...row }: FavouriteRow): Favourite {
  return { ...row, logo_url: logo ? presentSmall(logo, logo_width_max) : null };
}
