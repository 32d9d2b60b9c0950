import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { notifyListingChange, snapshotListing } from "../providers/notify-listing-change.ts";
import { touchProvider } from "../providers/touch-provider.ts";
import { recomputeTrust } from "../providers/trust/recompute-trust.ts";
import { listEndorsed, type MediaRole } from "./store-media.ts";

type Touched = MediaRole | "words";

/** One transaction, locked by the provider's row. Recomputes trust and invalidates the affected caches. */
export async function changeMedia<T>(
  ctx: Context,
  touched: Touched | null,
  change: (tx: Database, provider_id: string) => Promise<{ result: T; touched?: Touched }>,
): Promise<T> {
  const { id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await lockKnownProvider(tx, id);
    const was = await snapshotListing(tx, id);
    const { result, touched: changed } = await change(tx, id);
    await touchProvider(ctx, tx, id);
    const what = changed ?? touched ?? "words";
    if (what !== "words") await recomputeTrust(ctx, tx, id);
    // its logo appears beside its endorsements of others
    await notifyListingChange(tx, id, was, what === "logo" ? await listEndorsed(tx, id) : []);
    await recordImpersonated(ctx, tx, { action: "media_changed", details: { what } });
    return result;
  });
}
