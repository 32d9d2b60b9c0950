import { useRouteLoaderData } from "react-router";
import type { Site } from "../../ui/page-meta.ts";

/** What the root's loader gives every page. */
export type SiteData = {
  site: Site;
  /** The site's email address; "" where none is set. */
  email: string;
  /** The site's telephone number as it is shown and called; null where none is set. */
  phone: { text: string; href: string } | null;
  /** Who runs the site, in law; empty where nothing is set. */
  operator: readonly { term: string; text: string }[];
};

/** The site and how to reach it; undefined only on an error page that is shown because they could not be read. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>("root");
}
