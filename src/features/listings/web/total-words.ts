import { formatCount } from "../../../contract/format.ts";

/** How many businesses a list has, as far as that is counted [browse-26]: `More than 1 000 providers`. */
export function totalWords(total: number, isCapped = false, one = "provider", many = "providers"): string {
  return (isCapped ? "More than " : "") + formatCount(total, one, many);
}
