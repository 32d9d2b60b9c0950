import { href } from "react-router";
import { folderNames, folders } from "../../../../contract/conversations/calls.ts";

/** Rule [conversations-10]. */
export const folderViews = [
  { view: "all", name: "Open" } as const,
  ...folders.map((view) => ({ view, name: folderNames[view] })),
];

export type InboxView = (typeof folderViews)[number]["view"];

export function inboxAddress(view: InboxView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(view !== "all" && { view }), ...more }).toString();
  return query === "" ? href("/enquiries") : `${href("/enquiries")}?${query}`;
}
