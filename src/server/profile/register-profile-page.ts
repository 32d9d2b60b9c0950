import { readProfilePageRoute as readProfilePageCall } from "../../contract/providers/page-schema.ts";
import { refuseIfDeleted } from "../../features/providers/refuse-if-deleted.ts";
import type { Router } from "../../platform/http/router.ts";
import { readProfilePage } from "./read-profile-page.ts";

/** For unpublished profiles, which shared pages can't show. */
export function registerProfilePage(router: Router): void {
  router.bind(readProfilePageCall, async (ctx, { params: { id } }) => ({
    data: await refuseIfDeleted(ctx, id, () => readProfilePage(ctx, id)),
  }));
}
