import * as calls from "../../contract/audit/shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit } from "./list-audit.ts";

/** The calls that read the record of what admins did [admin-24]. Nothing changes it. */
export function registerAudit(router: Router): void {
  router.bind(calls.listAudit, (ctx, { query }) => listAudit(ctx, query));
  router.bind(calls.exportAudit, (ctx, { query }) => exportAudit(ctx, query));
}
