import * as calls from "../../contract/audit.ts";
import type { Door } from "../../platform/http/door.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit } from "./list-audit.ts";

/** The calls that read the record of what admins did [admin-24]. Nothing changes it. */
export function registerAudit(door: Door): void {
  door.bind(calls.listAudit, (ctx, { query }) => listAudit(ctx, query));
  door.bind(calls.exportAudit, (ctx, { query }) => exportAudit(ctx, query));
}
