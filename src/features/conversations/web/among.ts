import { href, useLocation } from "react-router";

/** What goes along to a conversation that is opened from a list: the ids that stand in it, and its address. */
export type Among = { ids: readonly string[]; from: string };

const none: Among = { ids: [], from: href("/enquiries") };

/** What came along to this page; nothing where it was opened otherwise than from an inbox. */
export function useAmong(): Among {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("ids" in state) || !("from" in state)) return none;
  const { ids, from } = state;
  if (!Array.isArray(ids) || typeof from !== "string" || !from.startsWith(href("/enquiries"))) return none;
  return { ids: ids.filter((id): id is string => typeof id === "string"), from };
}
