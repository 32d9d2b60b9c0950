import { visitDashboard as visitDashboardCall } from "../../contract/providers/visit-shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { visitDashboard } from "./visit-dashboard.ts";

/** What greets a provider on its dashboard, gathered from several features. */
export function registerDashboard(router: Router): void {
  router.bind(visitDashboardCall, async (ctx) => ({ data: await visitDashboard(ctx) }));
}
