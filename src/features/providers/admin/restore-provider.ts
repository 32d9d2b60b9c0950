import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordAction } from "../../audit/record-action.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { restored } from "../emails.ts";
import { lockKnownProvider } from "../lock-providers.ts";
import { updateProvider } from "../store-profile.ts";
import { findProfile, findUser } from "../store.ts";

/** The provider stays unpublished until it publishes itself [admin-32]. Returns its name. */
export async function restoreProvider(ctx: Context, provider_id: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { id, business_name: name } = await lockKnownProvider(tx, provider_id);
    if (!(await findProfile(tx, id))?.suspended_at) return name;
    await updateProvider(tx, id, { suspended_at: null, suspended_reason: null, updated_at: ctx.clock() });
    await recordAction(ctx, tx, { action: "provider_restored", subject: { id, name } });
    await recordSecurityEvent(ctx, tx, { event: "account_restored", account_id: id });
    const recipient = (await findUser(tx, id))?.email ?? refuse("provider_not_found");
    await queueEmail(ctx, tx, restored, { data: { provider_id: id }, recipient, subject_id: id });
    return name;
  });
}
