import type { Context } from "../../../platform/context.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { findAllReceived } from "../store.ts";

/**
 * Newest first, with email ids. Without couples' addresses where replies go through conversations [conversations-20].
 */
export async function exportEnquiries({ actor, db, config }: Pick<Context, "actor" | "db" | "config">) {
  const result = await findAllReceived(db, requireProvider(actor).id);
  return {
    enquiries: result.map(({ recipient_id: _recipient_id, couple_email, ...enquiry }) => ({
      ...enquiry,
      couple_email: config.inbound === undefined ? couple_email : "",
    })),
    recipient_ids: result.map(({ recipient_id }) => recipient_id),
  };
}
