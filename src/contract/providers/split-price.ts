/**
 * A package's name and the price at its end, if it has one: "Winter package, from R 48 500" is shown in two columns.
 * Providers write packages as one name [profile-7], most of them with a price behind a comma, colon or dash.
 */
export function splitPrice(name: string): { name: string; price: string | null } {
  const match = /^(.+?)\s*[,:–—-]\s*((?:from\s+)?R\s?\d[\d\s]*(?:\s*(?:a|per|each)(?:\s+[\p{L}]+)?)?)$/u.exec(
    name.trim(),
  );
  const [, words, price] = match ?? [];
  return words !== undefined && price !== undefined ? { name: words, price } : { name: name.trim(), price: null };
}
