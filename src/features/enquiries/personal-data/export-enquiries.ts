import type { Context } from "../../../platform/context.ts";
import { requireCouple } from "../../couples/rules.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { listPendingEnquiries } from "../list-sent.ts";
import { findAllSent } from "../store-couple.ts";
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

/** Newest first, with pending enquiries and email ids. */
export async function exportSent(ctx: Pick<Context, "actor" | "db" | "clock">) {
  const { actor, db } = ctx;
  const { couple_id: id } = requireCouple(actor);
  const result = await findAllSent(db, id);
  return {
    held_enquiries: (await listPendingEnquiries(ctx)).map(({ id: _id, ...pending }) => pending),
    enquiries: result.map(({ id: _id, recipient_ids: _recipient_ids, ...enquiry }) => enquiry),
    subject_ids: result.flatMap((each) => [each.id, ...each.recipient_ids]),
  };
}
