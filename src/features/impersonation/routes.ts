import * as calls from "../../contract/impersonation.ts";
import type { Door } from "../../platform/http/door.ts";
import { impersonateCouple } from "./impersonate-couple.ts";
import { impersonateProvider } from "./impersonate-provider.ts";

/** The calls by which a super admin acts as somebody else [admin-11]. `POST /api/auth/logout` ends it. */
export function registerImpersonation(door: Door): void {
  door.bind(calls.impersonateProvider, (ctx, { params, facts }) => impersonateProvider(ctx, params.id, facts));
  door.bind(calls.impersonateCouple, (ctx, { params, facts }) => impersonateCouple(ctx, params.id, facts));
}
