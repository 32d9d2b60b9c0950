/** Venues don't come to the couple [places-5]. The database's listing uses the slug too. */
export const venues_slug = "venues";

export function isForVenues(slug: string | null | undefined): boolean {
  return slug === venues_slug;
}
