import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ProviderQuery } from "../../../contract/providers/shapes.ts";
import type { ToldLine } from "../tell-line.ts";
import { browseAddress } from "./browse-filters.ts";

/** A line that was read, as the page of its list shows it. */
export type ShownLine = { line: string; meaning: string; ways: { label: string; to: string }[] };

/** The address of the list that a line asks for, with the line. */
export function lineAddress(query: ProviderQuery, line: string): string {
  return `${browseAddress(listQuery.whole(query))}&${new URLSearchParams({ line })}`;
}

/** What is told of a line, with addresses. */
export function shownLine(line: string, { meaning, ways }: ToldLine): ShownLine {
  const shown = ways.map(({ label, query, isRead }) => ({
    label,
    to: isRead ? lineAddress(query, line) : browseAddress(listQuery.whole(query)),
  }));
  return { line, meaning, ways: shown };
}
