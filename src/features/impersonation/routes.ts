import * as calls from "../../contract/impersonation/shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { impersonateCouple } from "./impersonate-couple.ts";
import { impersonateProvider } from "./impersonate-provider.ts";

/** The calls by which a super admin acts as somebody else [admin-11]. `POST /api/auth/logout` ends it. */
export function registerImpersonation(router: Router): void {
  router.bind(calls.impersonateProvider, (ctx, { params, meta }) => impersonateProvider(ctx, params.id, meta));
  router.bind(calls.impersonateCouple, (ctx, { params, meta }) => impersonateCouple(ctx, params.id, meta));
}
