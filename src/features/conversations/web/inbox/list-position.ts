import { href, useLocation } from "react-router";

/** Ids and address of the list that it was opened from. */
export type ListPosition = { ids: readonly string[]; from: string };

const none: ListPosition = { ids: [], from: href("/enquiries") };

export function useListPosition(): ListPosition {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("ids" in state) || !("from" in state)) return none;
  const { ids, from } = state;
  if (!Array.isArray(ids) || typeof from !== "string" || !from.startsWith(href("/enquiries"))) return none;
  return { ids: ids.filter((id): id is string => typeof id === "string"), from };
}
