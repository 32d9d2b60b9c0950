import { loadPage } from "../../platform/http/page.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Route } from "./+types/not-found-page";

/** Matches every unknown address; status 404. */
export const loader = (args: Route.LoaderArgs) => loadPage(args, async () => refuse("not_found"));

export default function NotFoundPage() {
  return null;
}
