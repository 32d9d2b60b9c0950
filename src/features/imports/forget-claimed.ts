import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { forgetPages } from "./forget-pages.ts";
import { settledEmail } from "./rules.ts";
import { updateToRemoved } from "./store.ts";

/** A claimed page counts as removed, unclaimed ones are deleted; imports restore neither [moving-5]. */
export async function forgetClaimed(
  ctx: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  email: string,
): Promise<void> {
  await updateToRemoved(tx, settledEmail(ctx.keyedHash, email), ctx.clock());
  await forgetPages(ctx, tx, email);
}
