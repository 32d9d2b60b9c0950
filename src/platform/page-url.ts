import { href } from "react-router";

/** The path of a page as `src/routes.ts` has it: `/provider/:id`. */
export type PagePath = Parameters<typeof href>[0];

/** The full address of a page, for what leaves the site: emails, the sitemap, invitations. */
export function pageUrl<Path extends PagePath>(
  { publicUrl }: { publicUrl: string },
  ...page: Parameters<typeof href<Path>>
): string {
  return publicUrl + href(...page);
}
