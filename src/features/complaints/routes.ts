import * as calls from "../../contract/complaints/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { sendComplaint } from "./send-complaint.ts";

/** Rule [visitors-39]. */
export function registerComplaints(router: Router): void {
  router.bind(calls.sendComplaintRoute, (ctx, { body, meta }) => sendComplaint(ctx, body, meta));
}
