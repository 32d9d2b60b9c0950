import { readCoupleDashboardRoute as readCoupleDashboardCall } from "../../contract/couples/dashboard-schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { readCoupleDashboard } from "./read-couple-dashboard.ts";

export function registerCoupleDashboard(router: Router): void {
  router.bind(readCoupleDashboardCall, async (ctx) => ({ dashboard: await readCoupleDashboard(ctx) }));
}
