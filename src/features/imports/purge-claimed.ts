import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { purgePages } from "./pages/purge-pages.ts";
import { resolvedEmailKey } from "./rules.ts";
import { updateToRemoved } from "./store.ts";

/** A claimed page counts as removed, unclaimed ones are deleted; imports restore neither [moving-5]. */
export async function purgeClaimed(
  ctx: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  email: string,
): Promise<void> {
  await updateToRemoved(tx, resolvedEmailKey(ctx.keyedHash, email), ctx.clock());
  await purgePages(ctx, tx, email);
}
