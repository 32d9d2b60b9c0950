import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { listEndorsed } from "../providers/list-endorsed.ts";
import { lockProvider } from "../providers/lock-providers.ts";
import { recomputeTrust } from "../providers/recompute-trust.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { touchProvider } from "../providers/touch-provider.ts";
import type { MediaRole } from "./store-media.ts";

/** Which inputs of a provider's trust and which pages a change touches. */
type Touched = MediaRole | "words";

/**
 * Changes the own media in one transaction. The provider's row is the lock: changes at once wait for each other, so
 * that each decides by what the other left. Trust is recomputed, and everything that shows the provider made anew.
 */
export async function changeMedia<T>(
  ctx: Context,
  touched: Touched | null,
  change: (tx: Database, provider_id: string) => Promise<{ result: T; touched?: Touched }>,
): Promise<T> {
  const { id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    if (!(await lockProvider(tx, id))) refuse("provider_not_found");
    const { result, touched: found } = await change(tx, id);
    await touchProvider(ctx, tx, id);
    const what = found ?? touched ?? "words";
    if (what !== "words") await recomputeTrust(ctx, tx, id);
    await announceChange(tx, await changedNames(tx, id, what));
    await recordImpersonated(ctx, tx, { action: "media_changed", details: { what } });
    return result;
  });
}

/** Its logo stands beside what it said of others; cards show logo, banner and the score, which a gallery enters. */
async function changedNames(tx: Database, id: string, touched: Touched): Promise<string[]> {
  if (touched === "words" || touched === "video") return [`provider:${id}`];
  const endorsed = touched === "logo" ? await listEndorsed(tx, id) : [];
  return ["catalogue", ...[id, ...endorsed].map((each) => `provider:${each}`)];
}
