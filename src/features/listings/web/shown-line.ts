import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ProviderQuery } from "../../../contract/providers/shapes.ts";
import type { ToldLine } from "../tell-line.ts";
import { browseAddress } from "./browse-filters.ts";

export type ShownLine = { line: string; meaning: string; ways: { label: string; to: string }[] };

export function lineAddress(query: ProviderQuery, line: string): string {
  return `${browseAddress(listQuery.whole(query))}&${new URLSearchParams({ line })}`;
}

export function shownLine(line: string, { meaning, ways }: ToldLine): ShownLine {
  const shown = ways.map(({ label, query, isRead }) => ({
    label,
    to: isRead ? lineAddress(query, line) : browseAddress(listQuery.whole(query)),
  }));
  return { line, meaning, ways: shown };
}
