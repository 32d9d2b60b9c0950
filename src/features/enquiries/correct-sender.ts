import { isUuid } from "../../contract/primitives.ts";
import type { EnquiryCorrection } from "../../contract/privacy/schema.ts";
import type { Context } from "../../platform/context.ts";
import { phoneError, readPhone } from "../../platform/network/phone.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { updateSender } from "./personal-data/store-erasure.ts";

/** For super admins [admin-35]. Refuses a missing or erased enquiry, and an unreadable phone number. */
export async function correctSender(ctx: Context, id: string, correction: EnquiryCorrection): Promise<void> {
  const { couple_name, couple_email, couple_phone: typed } = correction;
  const couple_phone = typed === undefined ? null : readPhone(typed);
  if (typed !== undefined && couple_phone === null) refuseField("couple_phone", phoneError(typed));
  if (!isUuid(id)) refuse("enquiry_not_found");
  await ctx.db.transaction(async (tx) => {
    if (!(await updateSender(tx, id, { couple_name, couple_email, couple_phone }))) refuse("enquiry_not_found");
    await recordAction(ctx, tx, { action: "enquiry_corrected", subject: { id, name: "An enquiry" } });
  });
}
