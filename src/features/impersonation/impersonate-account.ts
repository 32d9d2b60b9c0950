import type { Couple } from "../../contract/couples/schema.ts";
import type { ProviderUser } from "../../contract/providers/my-schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { openSession } from "../accounts/sessions/open-session.ts";
import { recordAction } from "../audit/record-action.ts";
import { readCouple } from "../couples/read-couple.ts";
import { requireKnownCouple } from "../couples/require-known-couple.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { actedAs } from "./emails.ts";

type Meta = Pick<RequestMeta, "userAgent" | "bearerToken">;

/** Refuses super admins and unknown ids [admin-11]. */
export async function impersonateProvider(
  ctx: Context,
  provider_id: string,
  meta: Meta,
): Promise<{ token: string; provider: ProviderUser }> {
  return ctx.db.transaction(async (tx) => {
    // Locked, so that it can't be deleted or become a super admin at the same time.
    const { id } = await lockKnownProvider(tx, provider_id);
    const provider = await readProviderUser(tx, id);
    if (provider.is_super_admin) refuse("super_admin_not_impersonated");
    const { business_name: name, email } = provider;
    return { token: await enter(ctx, tx, { id, name, email, details: { kind: "provider" } }, meta), provider };
  });
}

/** Refuses unknown ids [admin-11]. */
export async function impersonateCouple(
  ctx: Context,
  couple_id: string,
  meta: Meta,
): Promise<{ token: string; couple: Couple }> {
  return ctx.db.transaction(async (tx) => {
    const { id, name, email } = await requireKnownCouple(tx, couple_id);
    const couple = await readCouple(tx, id);
    // the wedding it opens, if not the couple's own
    const details = { kind: "couple", ...(couple.wedding_id !== id && { wedding_id: couple.wedding_id }) };
    return { token: await enter(ctx, tx, { id, name, email, details }, meta), couple };
  });
}

type Entered = { id: string; name: string; email: string; details: Record<string, string> };

/** A one-hour session that names the admin. */
async function enter(
  ctx: Context,
  tx: Database,
  { id, name, email, details }: Entered,
  { userAgent, bearerToken }: Meta,
): Promise<string> {
  const { id: admin_id } = requireProvider(ctx.actor);
  const token = await openSession(ctx, tx, { account_id: id, userAgent, admin: { id: admin_id, token: bearerToken } });
  await recordAction(ctx, tx, { action: "impersonation_started", subject: { id, name }, details });
  await recordSecurityEvent(ctx, tx, { event: "impersonation_started", account_id: id, admin_id });
  const data = { began_at: ctx.clock().toISOString() };
  await queueEmail(ctx, tx, actedAs, { data, recipient: email, subject_id: id });
  return token;
}
