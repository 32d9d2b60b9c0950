import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { forgetPages } from "./forget-pages.ts";
import { settledEmail } from "./rules.ts";
import { updateToRemoved } from "./store.ts";

/**
 * Notes that a business has left, in the transaction that deletes its account: a page that it claimed counts as removed, and those
 * that wait for its email go. No import brings either back [moving-5].
 */
export async function forgetClaimed(
  ctx: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  email: string,
): Promise<void> {
  await updateToRemoved(tx, settledEmail(ctx.keyedHash, email), ctx.clock());
  await forgetPages(ctx, tx, email);
}
