/** Small amounts in rand with their cents: how people type them, in a form and in a call [providers-9], and how they are shown. */

/** Rand, with cents behind a comma or a point; null for what is none: `1 000,505`, `7,505`, `about 7`. */
export function readRandAndCents(typed: string): number | null {
  const bare = typed
    .replaceAll(/\s/g, "")
    .replace(/^(?:R|ZAR)(?=\d)/i, "")
    .replace(/(?<=\d)(?:\/|per|a)(?:km|kilometre)$/i, "");
  const [, rand, cents = ""] = /^(\d{1,7})(?:[.,](\d{1,2}|-))?$/.exec(bare) ?? [];
  return rand === undefined ? null : Number(`${rand}.${cents.replace("-", "")}0`);
}

/** Both digits behind a comma: `7,50`. */
export function formatCents(rand: number): string {
  return rand.toFixed(2).replace(".", ",");
}
