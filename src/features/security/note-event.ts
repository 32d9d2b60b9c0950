import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { happeningOf, type Noted } from "./rules.ts";
import { EventTally } from "./tally-events.ts";

/** What this process has noted, by the database that it goes to. */
const tallies = new WeakMap<Database, EventTally>();

export function tallyOf(db: Database): EventTally {
  const tally = tallies.get(db) ?? new EventTally();
  tallies.set(db, tally);
  return tally;
}

/**
 * Notes an event that anybody can bring about: a try, a refusal, a limit. In memory, so that no request waits for it, and
 * summed by the minute, so that nobody fills the database with it [admin-27]. A process that is killed loses seconds of it.
 */
export function noteSecurityEvent(ctx: Pick<Context, "actor" | "clock" | "db" | "keyedHash">, noted: Noted): void {
  tallyOf(ctx.db).add(happeningOf(ctx.actor, ctx.keyedHash, noted), ctx.clock());
}
