import type { Context } from "../../platform/context.ts";
import { requireCouple } from "../couples/rules.ts";
import { findAllSent } from "./store-couple.ts";

/**
 * The enquiries that the couple that asks sent while signed in, newest first, with whom each went to and who says that it answered; and the ids by which
 * the emails about them name them.
 */
export async function exportSent({ actor, db }: Pick<Context, "actor" | "db">) {
  const { id } = requireCouple(actor);
  const found = await findAllSent(db, id);
  return {
    enquiries: found.map(({ id: _id, recipient_ids: _recipient_ids, ...enquiry }) => enquiry),
    subject_ids: found.flatMap((each) => [each.id, ...each.recipient_ids]),
  };
}
