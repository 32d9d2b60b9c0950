import type { ProviderUser } from "../../contract/providers/my-schema.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { openSession } from "../accounts/sessions/open-session.ts";
import { recordAction } from "../audit/record-action.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { actedAs } from "./emails.ts";

/** A one-hour session that names the admin [admin-11]. Refuses super admins and unknown ids. */
export async function impersonateProvider(
  ctx: Context,
  provider_id: string,
  { userAgent, bearerToken }: Pick<RequestMeta, "userAgent" | "bearerToken">,
): Promise<{ token: string; provider: ProviderUser }> {
  const { id: admin_id } = requireProvider(ctx.actor);
  const admin = { id: admin_id, token: bearerToken };
  return ctx.db.transaction(async (tx) => {
    // Locked, so that it can't be deleted or become a super admin meanwhile.
    const { id } = await lockKnownProvider(tx, provider_id);
    const provider = await readProviderUser(tx, id);
    if (provider.is_super_admin) refuse("super_admin_not_impersonated");
    const token = await openSession(ctx, tx, { account_id: id, userAgent, admin });
    const subject = { id, name: provider.business_name };
    await recordAction(ctx, tx, { action: "impersonation_started", subject, details: { kind: "provider" } });
    await recordSecurityEvent(ctx, tx, { event: "impersonation_started", account_id: id, admin_id });
    const data = { began_at: ctx.clock().toISOString() };
    await queueEmail(ctx, tx, actedAs, { data, recipient: provider.email, subject_id: id });
    return { token, provider };
  });
}
