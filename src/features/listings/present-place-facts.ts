import { formatCount, formatRand } from "../../contract/format.ts";
import type { PlacePageContent } from "./read-place-page.ts";
import type { ListFacts } from "./store-facets.ts";

type PlaceFacts = Pick<PlacePageContent, "based" | "facts"> & {
  name: string;
  isProvince: boolean;
  total: number;
  within: number;
};

const all = new Intl.ListFormat("en-GB", { style: "long", type: "conjunction" });

export function presentPlaceFacts({ name, isProvince, total, based, within, facts }: PlaceFacts): string[] {
  const coming = total - based;
  const result = isProvince
    ? `${formatCount(total, "vendor is", "vendors are")} based in ${name}.`
    : `${formatCount(total, "vendor serves", "vendors serve")} ${name}${sharesOf({ based, coming, within })}.`;
  return [result, ...formatPrices(facts), ...formatLanguages(facts), ...formatVerified(facts)];
}

function sharesOf({ based, coming, within }: { based: number; coming: number; within: number }): string {
  if (coming === 0) return based === 1 ? `, within ${within} km` : `, all within ${within} km`;
  const travelling = `${coming} that ${coming === 1 ? "travels" : "travel"} to it`;
  return based === 0 ? `: ${travelling}` : `: ${based} within ${within} km and ${travelling}`;
}

function formatPrices({ price_min: least, price_max: most }: ListFacts): string[] {
  if (least === null || most === null) return [];
  const span = least === most ? formatRand(least) : `${formatRand(least)} to ${formatRand(most)}`;
  return [`Typical wedding price: ${span}.`];
}

function formatLanguages({ languages }: ListFacts): string[] {
  return languages.length === 0 ? [] : [`Languages: ${all.format(languages)}.`];
}

function formatVerified({ verified, verified_names }: ListFacts): string[] {
  if (verified === 0) return [];
  const others = verified - verified_names.length;
  const names = all.format(others > 0 ? [...verified_names, `${others} more`] : verified_names);
  return [`${formatCount(verified, "of them is verified", "of them are verified")}: ${names}.`];
}
