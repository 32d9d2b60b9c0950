import type { Context } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { removeEverySession } from "./store-session.ts";

/**
 * For stolen sessions: ends all, admins' too [accounts-32]. Passwords, second factors and mailed links stay valid.
 * Returns the number.
 */
export async function endEverySession(ctx: Pick<Context, "actor" | "clock" | "db">): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const ended = await removeEverySession(tx);
    const command = "sessions:end (command line)";
    await recordAction(ctx, tx, { action: "all_sessions_ended", details: { ended }, command });
    return ended;
  });
}
