import { answering_enquiries_min, bandOf } from "../../../contract/conversations/answering.ts";
import type { Context } from "../../../platform/context.ts";
import { recordAnswering } from "../../providers/trust/record-answering.ts";
import { measureAll } from "./store-answering.ts";

/** Rule [conversations-34]. */
export async function measureAnswering(ctx: Pick<Context, "db" | "clock">): Promise<void> {
  const measured = await measureAll(ctx.db, ctx.clock(), answering_enquiries_min);
  const within = new Map<string, number>();
  for (const [id, { median_minutes, enquiries }] of measured) {
    const hours = bandOf(median_minutes, enquiries);
    if (hours !== null) within.set(id, hours);
  }
  await recordAnswering(ctx, within);
}
