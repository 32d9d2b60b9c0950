import { listCouplesRoute as listAllCouples } from "../../contract/couples/dashboard-schema.ts";
import * as calls from "../../contract/couples/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { listCouples } from "./list-couples.ts";
import { readCouple } from "./read-couple.ts";
import { registerCouple } from "./register-couple.ts";
import { requireCouple } from "./rules.ts";
import { saveCouple } from "./save-couple.ts";
import { signInCouple } from "./sign-in-couple.ts";

/** Rule [api-9]. */
export function registerCouples(router: Router): void {
  router.bind(calls.registerCoupleRoute, (ctx, { body, meta }) => registerCouple(ctx, body, meta));
  router.bind(calls.signInCoupleRoute, (ctx, { body, meta }) => signInCouple(ctx, body, meta));
  router.bind(calls.readMyCoupleRoute, ({ db, actor }) => readCouple(db, requireCouple(actor).id));
  router.bind(listAllCouples, (ctx, { query }) => listCouples(ctx, query));
  router.bind(calls.saveCoupleRoute, async (ctx, { body }) => ({ couple: await saveCouple(ctx, body) }));
}
