import { z } from "zod";
import * as limits from "../../../contract/limits.ts";
import { addDays } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { addViews, removeViewsBefore } from "./store-views.ts";
import { ViewTally } from "./tally-views.ts";

const tallies = new WeakMap<Database, ViewTally>();

function tallyOf(db: Database): ViewTally {
  const tally = tallies.get(db) ?? new ViewTally();
  tallies.set(db, tally);
  return tally;
}

const program = /bot\b|crawl|spider|slurp|preview/i;
const isId = z.uuid();

/** In memory, so that no page waits. Owners, super admins and declared bots don't count. */
export function countView(ctx: Context, id: string, { address, userAgent = "" }: RequestMeta): void {
  const { actor } = ctx;
  if (actor.kind === "provider" && (actor.is_super_admin || actor.id === id.toLowerCase())) return;
  if (program.test(userAgent) || !isId.safeParse(id).success) return;
  tallyOf(ctx.db).count(id.toLowerCase(), address, ctx.clock());
}

/** Failed writes are retried later; a killed process loses its counts. */
export async function writeViews(db: Database): Promise<void> {
  const tally = tallyOf(db);
  const counted = tally.take();
  if (counted.length === 0) return;
  try {
    await addViews(db, counted);
  } catch (cause) {
    tally.putBack(counted);
    throw cause;
  }
}

export async function purgeOldViews(db: Database, today: string): Promise<void> {
  const before = addDays(today, -limits.view_memory_days);
  await removeViewsBefore(db, before);
}
