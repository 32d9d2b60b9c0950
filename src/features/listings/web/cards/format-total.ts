import { formatCount } from "../../../../contract/format.ts";

/** Such as `More than 1 000 vendors` [browse-26]. */
export function formatTotal(total: number, isCapped = false, one = "vendor", many = "vendors"): string {
  return (isCapped ? "More than " : "") + formatCount(total, one, many);
}
