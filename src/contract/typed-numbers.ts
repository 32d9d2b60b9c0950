/**
 * Form and API share this parser [providers-9]: `25 000`, `25,000`, `25.000`, `R25 000.00`, `R 25k`, `50 %`, `100 km`.
 */

const grouped = /^\d{1,3}([,.'’]\d{3})+$|^\d+$/;

/** Null if not whole: `12.5`, `about 5000`, `R 25.50`. */
export function parseInteger(typed: string): number | null {
  const bare = typed
    .replaceAll(/\s/g, "")
    .replace(/^(?:R|ZAR)(?=\d)/i, "")
    .replace(/(?<=\d)(?:%|km|percent)$/i, "");
  const thousands = /^\d+k$/i.test(bare);
  // `.00` or `,-` still means a whole amount
  const integer = thousands ? bare.slice(0, -1) : bare.replace(/[.,](?:0{1,2}|-)$/, "");
  if (!grouped.test(integer)) return null;
  return Number(integer.replaceAll(/\D/g, "")) * (thousands ? 1000 : 1);
}
