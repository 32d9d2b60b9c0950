/**
 * Whole numbers as people type them: `25 000`, `25,000`, `25.000` and, with their unit, `R25 000.00`, `R 25k`, `50 %` or
 * `100 km`. The form that takes them and the call that stores them read alike [providers-9].
 */

/** Groups of three behind the first digits, or digits alone. */
const grouped = /^\d{1,3}([,.'’]\d{3})+$|^\d+$/;

/** The number, or null for what is no whole number: `12.5`, `about 5000`, `R 25.50`. */
export function readWholeNumber(typed: string): number | null {
  const bare = typed
    .replaceAll(/\s/g, "")
    .replace(/^(?:R|ZAR)(?=\d)/i, "")
    .replace(/(?<=\d)(?:%|km|percent)$/i, "");
  const thousands = /^\d+k$/i.test(bare);
  // nothing behind a decimal sign is still a whole amount
  const whole = thousands ? bare.slice(0, -1) : bare.replace(/[.,](?:0{1,2}|-)$/, "");
  if (!grouped.test(whole)) return null;
  return Number(whole.replaceAll(/\D/g, "")) * (thousands ? 1000 : 1);
}
