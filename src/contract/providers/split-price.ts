import { parseInteger } from "../typed-numbers.ts";

/** Such as "Winter package, from R 48 500": packages are stored as one name [profile-7]. */
export function splitPrice(name: string): { name: string; price: string | null } {
  const match = /^(.+?)\s*[,:–—-]\s*((?:from\s+)?R\s?\d[\d\s]*(?:\s*(?:a|per|each)(?:\s+[\p{L}]+)?)?)$/u.exec(
    name.trim(),
  );
  const [, packageName, price] = match ?? [];
  return packageName !== undefined && price !== undefined
    ? { name: packageName, price }
    : { name: name.trim(), price: null };
}

/** In whole rand; null without a price. A rate's price is per `unit`, if named. */
export function readPackage(written: string): { name: string; price: number; isRate: boolean; unit: string } | null {
  const { name, price } = splitPrice(written);
  const [, rand = "", rate, unit = ""] =
    /^(?:from\s+)?(R[\d\s]+?)(?:\s*(a|per|each)(?:\s+(\p{L}+))?)?$/u.exec(price ?? "") ?? [];
  const read = parseInteger(rand);
  return read ? { name, price: read, isRate: rate !== undefined, unit } : null;
}
