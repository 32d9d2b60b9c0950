import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ProviderQuery } from "../../../../contract/providers/query-schema.ts";
import type { SearchDescription } from "../../search/describe-line.ts";
import { browseAddress } from "../filters/browse-filters.ts";

export type SearchSummary = {
  line: string;
  meaning: string;
  notes: readonly string[];
  suggestions: { label: string; to: string }[];
};

export function searchAddress(query: ProviderQuery, line: string): string {
  const address = browseAddress(listQuery.withDefaults(query));
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ line })}`;
}

export function summariseSearch(line: string, { meaning, notes, suggestions }: SearchDescription): SearchSummary {
  const links = suggestions.map(({ label, query, isRead }) => ({
    label,
    to: isRead ? searchAddress(query, line) : browseAddress(listQuery.withDefaults(query)),
  }));
  return { line, meaning, notes, suggestions: links };
}
