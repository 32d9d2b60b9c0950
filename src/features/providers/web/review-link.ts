/** A Google Maps search; null until both are known [providers-18]. */
export function reviewSearchAddress(business_name: string, location: string): string | null {
  const [name, place] = [business_name.trim(), location.trim()];
  if (name === "" || place === "") return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${place}`)}`;
}
