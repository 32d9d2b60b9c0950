import { visitDashboardRoute as visitDashboardCall } from "../../contract/providers/my-schema.ts";
import * as calls from "../../contract/today/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { openToday, readWaiting } from "./open-today.ts";
import { visitDashboard } from "./visit-dashboard.ts";

export function registerDashboard(router: Router): void {
  router.bind(visitDashboardCall, async (ctx) => ({ data: await visitDashboard(ctx) }));
  router.bind(calls.openTodayRoute, async (ctx) => ({ data: await openToday(ctx) }));
  router.bind(calls.countWaitingRoute, async (ctx) => ({ data: await readWaiting(ctx) }));
}
