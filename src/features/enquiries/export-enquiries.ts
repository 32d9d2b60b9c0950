import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { findAllReceived } from "./store.ts";

/**
 * The enquiries that the provider that asks received, as they were sent to it, newest first; with the ids by which its
 * emails name them.
 */
export async function exportEnquiries({ actor, db }: Pick<Context, "actor" | "db">) {
  const found = await findAllReceived(db, requireProvider(actor).id);
  return {
    enquiries: found.map(({ recipient_id: _recipient_id, ...enquiry }) => enquiry),
    recipient_ids: found.map(({ recipient_id }) => recipient_id),
  };
}
