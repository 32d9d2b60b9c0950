import type { SecurityEventName } from "../../../contract/security/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { secondFactorChanged, type FactorChange } from "../emails.ts";

const events: Record<FactorChange, SecurityEventName> = {
  app_added: "second_factor_added",
  app_removed: "second_factor_removed",
  passkey_added: "passkey_added",
  passkey_removed: "passkey_removed",
  all_removed: "second_factor_removed",
  codes_renewed: "recovery_codes_renewed",
};

export type NotifyContext = Pick<Context, "actor" | "clock" | "jobs" | "keyedHash" | "log">;

/** Call in the transaction of the change [accounts-28]. */
export async function notifyFactorChange(
  ctx: NotifyContext,
  tx: Database,
  { id, email }: { id: string; email: string },
  { change, address }: { change: FactorChange; address?: string },
): Promise<void> {
  await recordSecurityEvent(ctx, tx, {
    event: events[change],
    account_id: id,
    ...(address !== undefined && { address }),
    detail: change,
  });
  const data = { account_id: id, change };
  await queueEmail(ctx, tx, secondFactorChanged, { data, recipient: email, subject_id: id });
}
