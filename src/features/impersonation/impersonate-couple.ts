import type { Couple } from "../../contract/couples/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { openSession } from "../accounts/sessions/open-session.ts";
import { recordAction } from "../audit/record-action.ts";
import { readCouple } from "../couples/read-couple.ts";
import { requireKnownCouple } from "../couples/require-known-couple.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { actedAs } from "./emails.ts";

/** A one-hour session that names the admin [admin-11]. Refuses unknown ids. */
export async function impersonateCouple(
  ctx: Context,
  couple_id: string,
  { userAgent, bearerToken }: Pick<RequestMeta, "userAgent" | "bearerToken">,
): Promise<{ token: string; couple: Couple }> {
  const { id: admin_id } = requireProvider(ctx.actor);
  const admin = { id: admin_id, token: bearerToken };
  return ctx.db.transaction(async (tx) => {
    const couple = await requireKnownCouple(tx, couple_id);
    const token = await openSession(ctx, tx, { account_id: couple.id, userAgent, admin });
    const entered = await readCouple(tx, couple.id);
    const subject = { id: couple.id, name: couple.name };
    // the wedding it opens, if not the couple's own
    const details = { kind: "couple", ...(entered.wedding_id !== couple.id && { wedding_id: entered.wedding_id }) };
    await recordAction(ctx, tx, { action: "impersonation_started", subject, details });
    await recordSecurityEvent(ctx, tx, { event: "impersonation_started", account_id: couple.id, admin_id });
    const data = { began_at: ctx.clock().toISOString() };
    await queueEmail(ctx, tx, actedAs, { data, recipient: couple.email, subject_id: couple.id });
    return { token, couple: entered };
  });
}
