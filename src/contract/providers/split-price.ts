import { readWholeNumber } from "../typed-numbers.ts";

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

/** A package with its price in whole rand; null for one without. The price of a rate is for each of something: of `unit`, where that is named. */
export function readPackage(written: string): { name: string; price: number; isRate: boolean; unit: string } | null {
  const { name, price } = splitPrice(written);
  const [, rand = "", rate, unit = ""] =
    /^(?:from\s+)?(R[\d\s]+?)(?:\s*(a|per|each)(?:\s+(\p{L}+))?)?$/u.exec(price ?? "") ?? [];
  const read = readWholeNumber(rand);
  return read ? { name, price: read, isRate: rate !== undefined, unit } : null;
}
