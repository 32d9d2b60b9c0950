import * as calls from "../../contract/impersonation/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { impersonateCouple, impersonateProvider } from "./impersonate-account.ts";

/** Ends with `POST /api/auth/logout` [admin-11]. */
export function registerImpersonation(router: Router): void {
  router.bind(calls.impersonateProviderRoute, (ctx, { params, meta }) => impersonateProvider(ctx, params.id, meta));
  router.bind(calls.impersonateCoupleRoute, (ctx, { params, meta }) => impersonateCouple(ctx, params.id, meta));
}
