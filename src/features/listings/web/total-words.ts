import { formatCount } from "../../../contract/format.ts";

/** How many businesses a list has, as far as that is counted [browse-26]: `More than 1 000 vendors`. */
export function totalWords(total: number, isCapped = false, one = "vendor", many = "vendors"): string {
  return (isCapped ? "More than " : "") + formatCount(total, one, many);
}
