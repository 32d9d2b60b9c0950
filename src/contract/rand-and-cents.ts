/** The form and the API share this parser [providers-9]. */

/** Null if unreadable: `1 000,505`, `7,505`, `about 7`. */
export function readRandAndCents(typed: string): number | null {
  const bare = typed
    .replaceAll(/\s/g, "")
    .replace(/^(?:R|ZAR)(?=\d)/i, "")
    .replace(/(?<=\d)(?:\/|per|a)(?:km|kilometre)$/i, "");
  const [, rand, cents = ""] = /^(\d{1,7})(?:[.,](\d{1,2}|-))?$/.exec(bare) ?? [];
  return rand === undefined ? null : Number(`${rand}.${cents.replace("-", "")}0`);
}

/** `7,50`. */
export function formatCents(rand: number): string {
  return rand.toFixed(2).replace(".", ",");
}

/** As a field value: `12500`, `12500,50`. */
export function typedRand(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : formatCents(cents / 100);
}
