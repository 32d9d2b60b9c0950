import type { Context } from "../../platform/context.ts";
import { requireCouple } from "../couples/rules.ts";
import { listHeld } from "./list-sent.ts";
import { findAllSent } from "./store-couple.ts";

/**
 * The enquiries that the couple that asks sent while signed in, newest first, with whom each went to and who says that it answered; what waits to be confirmed; and the ids by which
 * the emails about them name them.
 */
export async function exportSent(ctx: Pick<Context, "actor" | "db" | "clock">) {
  const { actor, db } = ctx;
  const { couple_id: id } = requireCouple(actor);
  const found = await findAllSent(db, id);
  return {
    held_enquiries: (await listHeld(ctx)).map(({ id: _id, ...held }) => held),
    enquiries: found.map(({ id: _id, recipient_ids: _recipient_ids, ...enquiry }) => enquiry),
    subject_ids: found.flatMap((each) => [each.id, ...each.recipient_ids]),
  };
}
