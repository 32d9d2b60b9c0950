import type { Context } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { removeEverySession } from "./store-revocation.ts";

/**
 * The operator ends every session of everybody, of admins too, after one may have been stolen [accounts-32]: the next call with any token is
 * refused as signed out. Answers how many there were. Passwords, second factors and links of emails stay as they are.
 */
export async function endEverySession(ctx: Pick<Context, "actor" | "clock" | "db">): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const ended = await removeEverySession(tx);
    const command = "The command sessions:end";
    await recordAction(ctx, tx, { action: "all_sessions_ended", details: { ended }, command });
    return ended;
  });
}
