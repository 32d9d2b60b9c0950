import { href, useRouteLoaderData } from "react-router";
import { shared_vendors_max } from "../../../contract/favourites/calls.ts";
import { formatCount } from "../../../contract/format.ts";
import { Share } from "../../../ui/overlay/share.tsx";
import type { Site } from "../../../ui/page/page-meta.ts";

interface ShareShortlistProps {
  /** In order; a link holds twenty. */
  ids: readonly string[];
  onward?: string;
}

/** The link holds ids and no names; nothing is stored on the server [couples-21]. */
export function ShareShortlist({ ids, onward = "" }: ShareShortlistProps) {
  const site = useRouteLoaderData<{ site: Site }>("root")?.site;
  if (!site) return null;
  const shared = ids.slice(0, shared_vendors_max);
  const url = `${site.publicUrl}${href("/shortlist")}?vendors=${shared.join(",")}${onward && `&${onward}`}`;
  const vendors = formatCount(shared.length, "wedding vendor", "wedding vendors");
  const text = `Have a look at this shortlist of ${vendors} on ${site.name}:`;
  return <Share label="Share shortlist" shared={{ title: `Wedding vendors on ${site.name}`, text, url }} />;
}
