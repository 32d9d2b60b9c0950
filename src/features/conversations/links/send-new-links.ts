import { new_links_mailed_max } from "../../../contract/conversations/calls.ts";
import type { Context } from "../../../platform/context.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { linkRenewed } from "../emails.ts";
import { listOfGuest } from "./store-links.ts";

/** Newest first. A repeated run sends them again. */
export async function sendNewLinks(ctx: Context, { email }: { email: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const { id, couple_email } of await listOfGuest(tx, email, new_links_mailed_max)) {
      const data = { conversation_id: id, is_asked: true };
      await queueEmail(ctx, tx, linkRenewed, { data, recipient: couple_email, subject_id: id });
    }
  });
}
