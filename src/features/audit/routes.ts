import * as calls from "../../contract/audit/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { exportAudit, listAudit } from "./list-audit.ts";

/** Read-only [admin-24]. */
export function registerAudit(router: Router): void {
  router.bind(calls.listAuditRoute, (ctx, { query }) => listAudit(ctx, query));
  router.bind(calls.exportAuditRoute, (ctx, { query }) => exportAudit(ctx, query));
}
