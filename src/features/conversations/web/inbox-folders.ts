import { href } from "react-router";

/** The views of an inbox: all that is open, and its folders [conversations-10]. */
export const folderViews = [
  { view: "all", name: "Open" },
  { view: "new", name: "New" },
  { view: "mine", name: "Waiting for you" },
  { view: "theirs", name: "Waiting for them" },
  { view: "booked", name: "Booked" },
  { view: "archived", name: "Archived" },
  { view: "junk", name: "Junk" },
] as const;

export type InboxView = (typeof folderViews)[number]["view"];

/** The address of one view of the inbox. */
export function inboxAddress(view: InboxView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(view !== "all" && { view }), ...more }).toString();
  return query === "" ? href("/enquiries") : `${href("/enquiries")}?${query}`;
}
