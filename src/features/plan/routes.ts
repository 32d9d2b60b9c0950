import * as calls from "../../contract/plan/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { readPlan } from "./read-plan.ts";
import { savePlan } from "./save-plan.ts";
import { writePlan } from "./write-plan.ts";

/** The calls about a couple's plan [api-16]. */
export function registerPlan(router: Router): void {
  router.bind(calls.readPlanRoute, async (ctx) => ({ plan: await readPlan(ctx) }));
  router.bind(calls.savePlanRoute, (ctx, { body }) => savePlan(ctx, body));
  router.bind(calls.writePlanCalendarRoute, (ctx) => writePlan(ctx));
}
