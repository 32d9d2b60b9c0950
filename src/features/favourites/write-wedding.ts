import type { Context } from "../../platform/context.ts";
import { writeFeed } from "../calendars/feeds/write-feed.ts";
import { describeWedding } from "../couples/describe-wedding.ts";
import { requireCouple } from "../couples/rules.ts";
import { describeBooked } from "./describe-booked.ts";
import { listBooked } from "./store.ts";

/** Includes each booked provider [calendars-25, calendars-34]. */
export async function writeWedding(
  ctx: Pick<Context, "actor" | "db" | "clock" | "config">,
): Promise<{ file_name: string; ics: string }> {
  const { couple_id } = requireCouple(ctx.actor);
  const wedding = await describeWedding(ctx);
  const booked = (await listBooked(ctx.db, couple_id)).map((each) =>
    describeBooked(ctx, each, { couple_id, day: wedding.from }),
  );
  const ics = writeFeed({ name: wedding.title }, [wedding, ...booked]);
  return { file_name: `wedding-${wedding.from}.ics`, ics };
}
