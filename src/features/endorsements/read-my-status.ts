import type { EndorsementGiven, EndorsementStatus } from "../../contract/endorsements/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { readPoints } from "./credit-points.ts";
import { presentGiven } from "./present.ts";
import { monthAfter, firstDayOfMonth } from "./rules.ts";
import { countReceived, listGivenEndorsements } from "./store.ts";

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
    next_credit_on: monthAfter(firstDayOfMonth(ctx.clock())),
  };
  return { status, myEndorsements: (await listGivenEndorsements(ctx.db, id)).map(presentGiven) };
}
