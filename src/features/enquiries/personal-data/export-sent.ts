import type { Context } from "../../../platform/context.ts";
import { requireCouple } from "../../couples/rules.ts";
import { listPendingEnquiries } from "../list-sent.ts";
import { findAllSent } from "../store-couple.ts";

/** Newest first, with held enquiries and email ids. */
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
