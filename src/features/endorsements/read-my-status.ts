import type { EndorsementGiven, EndorsementStatus } from "../../contract/endorsements/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { presentGiven } from "./present.ts";
import { readPoints } from "./read-points.ts";
import { monthAfter, monthOf } from "./rules.ts";
import { countReceived, listGiven } from "./store.ts";

export { countReceivedSince } from "./store.ts";

/** Given endorsements come newest first. */
export async function readMyStatus(
  ctx: Context,
): Promise<{ status: EndorsementStatus; myEndorsements: EndorsementGiven[] }> {
  const { id } = requireProvider(ctx.actor);
  const points = await readPoints(ctx, id);
  const status = {
    ...points,
    endorsements_count: await countReceived(ctx.db, id),
    next_credit_on: monthAfter(monthOf(ctx.clock())),
  };
  return { status, myEndorsements: (await listGiven(ctx.db, id)).map(presentGiven) };
}
