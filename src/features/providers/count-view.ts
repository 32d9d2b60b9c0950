import { z } from "zod";
import { day_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { addViews, removeViewsBefore } from "./store-views.ts";
import { ViewTally } from "./tally-views.ts";

/** What this process has counted, by the database that it goes to. */
const tallies = new WeakMap<Database, ViewTally>();

function tallyOf(db: Database): ViewTally {
  const tally = tallies.get(db) ?? new ViewTally();
  tallies.set(db, tally);
  return tally;
}

const program = /bot\b|crawl|spider|slurp|preview/i;
const isId = z.uuid();

/**
 * Counts a look at a profile, in memory: no look ever waits for the database. Who owns the profile, super admins, and
 * programs that say what they are do not count. Ids that are no published provider's are dropped when the count is written.
 */
export function countView(ctx: Context, id: string, { address, userAgent = "" }: RequestMeta): void {
  const { actor } = ctx;
  if (actor.kind === "provider" && (actor.is_super_admin || actor.id === id.toLowerCase())) return;
  if (program.test(userAgent) || !isId.safeParse(id).success) return;
  tallyOf(ctx.db).count(id.toLowerCase(), address, ctx.clock());
}

/** Writes what this process has counted. What could not be written is counted on; a process that is killed loses it. */
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

/** Days are kept for a quarter of a year. */
export async function forgetOldViews(db: Database, today: string): Promise<void> {
  const before = new Date(Date.parse(today) - limits.view_memory_days * day_ms).toISOString().slice(0, 10);
  await removeViewsBefore(db, before);
}
