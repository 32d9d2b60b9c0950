import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { writeFeed } from "../calendars/feeds/write-feed.ts";
import { describeWedding } from "../couples/describe-wedding.ts";
import { requireCouple } from "../couples/rules.ts";
import { describeBooked } from "./describe-booked.ts";
import { findOwned, listBooked } from "./store.ts";

/** The same event as in the wedding's file [calendars-34]. Refuses an unbooked favourite or no date. */
export async function writeBooked(
  ctx: Pick<Context, "actor" | "db" | "clock" | "config">,
  id: string,
): Promise<{ file_name: string; ics: string }> {
  const { couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id) || !(await findOwned(ctx.db, couple_id, id))) refuse("favourite_not_found");
  const booked = (await listBooked(ctx.db, couple_id)).find((each) => each.id === id.toLowerCase());
  if (!booked) refuse("favourite_not_booked");
  const { from: day } = await describeWedding(ctx);
  const ics = writeFeed({ name: booked.business_name }, [describeBooked(ctx, booked, { couple_id, day })]);
  return { file_name: `booked-${day}.ics`, ics };
}
