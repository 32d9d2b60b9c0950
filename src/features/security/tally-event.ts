import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { happeningOf, type SecurityEventInput } from "./rules.ts";
import { EventTally } from "./tally-events.ts";

const tallies = new WeakMap<Database, EventTally>();

export function tallyOf(db: Database): EventTally {
  const tally = tallies.get(db) ?? new EventTally();
  tallies.set(db, tally);
  return tally;
}

/** In memory, summed by the minute, so that nobody can fill the database [admin-27]. */
export function tallySecurityEvent(
  ctx: Pick<Context, "actor" | "clock" | "db" | "keyedHash">,
  input: SecurityEventInput,
): void {
  tallyOf(ctx.db).add(happeningOf(ctx.actor, ctx.keyedHash, input), ctx.clock());
}
