import { complaintMessages } from "../../contract/complaints/calls.ts";
import type { Complaint } from "../../contract/complaints/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { notifySite } from "../security/notify-site.ts";
import { complaintToSite } from "./emails.ts";
import { complaintLimits } from "./rules.ts";
import { insertComplaint } from "./store.ts";

/** The site's answer goes straight to the sender [visitors-39]. */
export async function sendComplaint(
  ctx: Context,
  { states_truth: _stated, ...fields }: Complaint,
  { address }: Pick<RequestMeta, "address">,
): Promise<{ message: string }> {
  await ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, complaintLimits(address, fields.email));
    const id = newId();
    await insertComplaint(tx, { id, ...fields, created_at: ctx.clock() });
    await notifySite(ctx, tx, complaintToSite, { data: { complaint_id: id }, subject_id: id });
  });
  return { message: complaintMessages.sent };
}
