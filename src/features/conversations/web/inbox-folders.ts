import { href } from "react-router";
import { folderNames } from "../../../contract/conversations/desk-words.ts";
import { folders } from "../../../contract/conversations/words.ts";

/** The views of an inbox: all that is open, and its folders [conversations-10]. */
export const folderViews = [
  { view: "all", name: "Open" } as const,
  ...folders.map((view) => ({ view, name: folderNames[view] })),
];

export type InboxView = (typeof folderViews)[number]["view"];

/** The address of one view of the inbox. */
export function inboxAddress(view: InboxView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(view !== "all" && { view }), ...more }).toString();
  return query === "" ? href("/enquiries") : `${href("/enquiries")}?${query}`;
}
