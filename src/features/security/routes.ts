import * as calls from "../../contract/security/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { exportSecurityEvents, listSecurityEvents } from "./list-events.ts";

/** The calls that read security events [admin-27]. */
export function registerSecurity(router: Router): void {
  router.bind(calls.listSecurityEventsRoute, (ctx, { query }) => listSecurityEvents(ctx, query));
  router.bind(calls.exportSecurityEventsRoute, (ctx, { query }) => exportSecurityEvents(ctx, query));
}
