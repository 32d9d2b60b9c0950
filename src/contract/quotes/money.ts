import { formatRand } from "../format.ts";

/** `R 12 500` or `R 12 500,50`, with no-break spaces. */
export function formatRandCents(cents: number): string {
  const rest = cents % 100;
  const rand = formatRand((cents - rest) / 100);
  return rest === 0 ? rand : `${rand},${String(rest).padStart(2, "0")}`;
}

export function roundToRand(cents: number): number {
  return Math.round(cents / 100) * 100;
}

/** `80`, `1,5`. */
export function formatQuantity(thousandths: number): string {
  const rest = thousandths % 1000;
  const integer = formatRand((thousandths - rest) / 1000).slice(2);
  return rest === 0 ? integer : `${integer},${String(rest).padStart(3, "0").replace(/0+$/, "")}`;
}

/** In the smallest parts; null if unreadable or with more decimals: `12 500`, `R12500,50`, `12,500.50`. */
export function readDecimal(text: string, decimals: 2 | 3): number | null {
  const typed = text.replaceAll(/[\sR\u00a0]/gi, "");
  const grouped = /^(\d{1,3}(?:[,.]\d{3})+)([.,]\d+)?$/.exec(typed);
  const isGroups = grouped !== null && (grouped[2] !== undefined || decimals === 2);
  const plain = isGroups ? `${(grouped[1] ?? "").replaceAll(/[,.]/g, "")}${grouped[2] ?? ""}` : typed;
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(plain);
  if (!match || (match[2] ?? "").length > decimals) return null;
  return Number(`${match[1]}${(match[2] ?? "").padEnd(decimals, "0")}`);
}
