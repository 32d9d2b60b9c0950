import { useRouteLoaderData } from "react-router";
import type { Site } from "../../ui/page/page-meta.ts";

export type SiteData = {
  site: Site;
  /** "" where none is set. */
  email: string;
  phone: { text: string; href: string } | null;
  operator: readonly { term: string; text: string }[];
};

/** Undefined only on the error page for a failed read of it. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>("root");
}
