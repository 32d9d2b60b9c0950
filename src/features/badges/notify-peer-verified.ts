import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { verificationGranted } from "./emails.ts";

/** Sent at once, because vouching is never undone. */
export async function notifyPeerVerified(ctx: Context, tx: Database, id: string): Promise<void> {
  const { email } = await readProviderUser(tx, id);
  await queueEmail(ctx, tx, verificationGranted, { data: { provider_id: id }, recipient: email, subject_id: id });
}
