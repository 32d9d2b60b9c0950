import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { linkRenewed } from "./emails.ts";
import { findAddress } from "./store-addresses.ts";
import { removeReplyAddress } from "./store-inbound.ts";
import { endLink } from "./store-links.ts";
import type { Found } from "./store.ts";

/** Ends a guest's link whose token was written into a message, and mails the guest another [conversations-9]. */
export async function renewLink(ctx: Context, tx: Database, found: Found): Promise<void> {
  if (found.couple_id !== null) return;
  await endLink(tx, found.id);
  await removeReplyAddress(tx, { conversation_id: found.id, side: "couple" });
  const recipient = await findAddress(tx, found, "couple");
  if (recipient === null) return;
  const data = { conversation_id: found.id };
  await queueEmail(ctx, tx, linkRenewed, { data, recipient, subject_id: found.id });
}
