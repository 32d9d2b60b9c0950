import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { logEvent } from "./log-event.ts";
import { happeningOf, type Noted } from "./rules.ts";
import { addEvents } from "./store.ts";

/**
 * Writes an event down in the transaction that brings it about: a change of what lets somebody in, an act of an admin
 * [admin-27]. For what a stranger can repeat at will there is `noteSecurityEvent`.
 */
export async function recordSecurityEvent(
  ctx: Pick<Context, "actor" | "clock" | "keyedHash" | "log">,
  tx: Database,
  noted: Noted,
): Promise<void> {
  const happening = happeningOf(ctx.actor, ctx.keyedHash, noted);
  await addEvents(tx, [{ id: newId(), ...happening, created_at: ctx.clock() }]);
  logEvent(ctx.log, happening);
}
