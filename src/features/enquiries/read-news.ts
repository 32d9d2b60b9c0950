import type { CoupleNews } from "../../contract/couples/dashboard-schema.ts";
import type { Context } from "../../platform/context.ts";
import { recordCoupleVisit } from "../couples/record-visit.ts";
import { requireCouple } from "../couples/rules.ts";
import { countDelivered, findAnswered, findFailed, findNewcomers } from "./store-news.ts";

/** Records a visit and answers what changed since the previous one [couples-7]. */
export async function readCoupleNews(ctx: Context): Promise<CoupleNews> {
  const { couple_id } = requireCouple(ctx.actor);
  const left_at = await recordCoupleVisit(ctx);
  if (left_at === null)
    return { since: null, delivered: 0, failed: [], answered: [], answered_total: 0, newcomers: [] };
  const since = left_at.toISOString();
  return {
    since,
    delivered: await countDelivered(ctx.db, couple_id, since),
    failed: await findFailed(ctx.db, couple_id, since),
    ...(await findAnswered(ctx.db, couple_id, since)),
    newcomers: await findNewcomers(ctx.db, couple_id, since),
  };
}
