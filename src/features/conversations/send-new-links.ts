import * as limits from "../../contract/conversations/limits.ts";
import type { Context } from "../../platform/context.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { linkRenewed } from "./emails.ts";
import { listOfGuest } from "./store-links.ts";

/** Mails a guest the links of its conversations with the newest messages. Run twice, it mails the same links again. */
export async function sendNewLinks(ctx: Context, { email }: { email: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const { id, couple_email } of await listOfGuest(tx, email, limits.new_links_mailed_max)) {
      const data = { conversation_id: id, is_asked: true };
      await queueEmail(ctx, tx, linkRenewed, { data, recipient: couple_email, subject_id: id });
    }
  });
}
