/** The category of venues, by its slug: its businesses stay where they are [places-5]. The database's listing names it too. */
export const venues_slug = "venues";

/** Whether a category is the one of venues. */
export function isForVenues(slug: string | null | undefined): boolean {
  return slug === venues_slug;
}
