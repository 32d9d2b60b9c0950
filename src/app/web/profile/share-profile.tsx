import { href } from "react-router";
import { Share } from "../../../ui/share.tsx";
import { useSiteData } from "../site-data.ts";

/** Shares a profile: its name and canonical address, without a date or place that was searched for. */
export function ShareProfile({ provider: { id, business_name } }: { provider: { id: string; business_name: string } }) {
  const site = useSiteData()?.site;
  if (!site) return null;
  const title = `${business_name} on ${site.name}`;
  const url = site.publicUrl + href("/provider/:id", { id });
  return <Share raised label="Share" shared={{ title, text: `Have a look at ${title}:`, url }} />;
}
