import { href } from "react-router";

export type PagePath = Parameters<typeof href>[0];

/** The full address, for use outside the site: emails, the sitemap, invitations. */
export function pageUrl<Path extends PagePath>(
  { publicUrl }: { publicUrl: string },
  ...page: Parameters<typeof href<Path>>
): string {
  return publicUrl + href(...page);
}
