import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { logEvent } from "./log-event.ts";
import { happeningOf, type SecurityEventInput } from "./rules.ts";
import { addEvents } from "./store.ts";

/** In the transaction of the change [admin-27]. For events that a stranger can repeat, use `tallySecurityEvent`. */
export async function recordSecurityEvent(
  ctx: Pick<Context, "actor" | "clock" | "keyedHash" | "log">,
  tx: Database,
  input: SecurityEventInput,
): Promise<void> {
  const happening = happeningOf(ctx.actor, ctx.keyedHash, input);
  await addEvents(tx, [{ id: newId(), ...happening, created_at: ctx.clock() }]);
  logEvent(ctx.log, happening);
}
