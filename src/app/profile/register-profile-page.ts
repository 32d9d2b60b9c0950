import { readProfilePage as readProfilePageCall } from "../../contract/providers/page-shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { readProfilePage } from "./read-profile-page.ts";

/** The call behind a profile that its own page can't show: pages are shared by everyone, and it is unpublished. */
export function registerProfilePage(router: Router): void {
  router.bind(readProfilePageCall, async (ctx, { params }) => ({ data: await readProfilePage(ctx, params.id) }));
}
