import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordAction } from "../../audit/record-action.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { suspended } from "../emails.ts";
import { lockKnownProvider } from "../lock-providers.ts";
import { updateProvider } from "../store-profile.ts";
import { findUser } from "../store.ts";
import { hideProvider } from "./hide-provider.ts";

/** Hidden at once; the reason goes by email and to the dashboard [admin-32]. Suspending again changes the reason. */
export async function suspendProvider(
  ctx: Context,
  provider_id: string,
  reason: string,
): Promise<{ name: string; suspended_at: Date }> {
  const suspended_at = ctx.clock();
  return ctx.db.transaction(async (tx) => {
    const { id, business_name: name, is_super_admin } = await lockKnownProvider(tx, provider_id);
    if (is_super_admin) refuse("super_admin_not_suspended");
    await hideProvider(ctx, tx, id);
    await updateProvider(tx, id, { suspended_at, suspended_reason: reason, updated_at: suspended_at });
    await recordAction(ctx, tx, { action: "provider_suspended", subject: { id, name }, details: { reason } });
    await recordSecurityEvent(ctx, tx, { event: "account_suspended", account_id: id });
    const recipient = (await findUser(tx, id))?.email ?? refuse("provider_not_found");
    await queueEmail(ctx, tx, suspended, { data: { provider_id: id }, recipient, subject_id: id });
    return { name, suspended_at };
  });
}
