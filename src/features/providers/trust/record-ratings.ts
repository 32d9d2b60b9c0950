import type { RecordedRatings, Ratings } from "../../../contract/providers/admin-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { announceChange } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordAction } from "../../audit/record-action.ts";
import { lockKnownProvider } from "../lock-providers.ts";
import { updateProvider } from "../store-profile.ts";
import { findProfile } from "../store.ts";
import { recomputeTrust } from "./recompute-trust.ts";

type Recorded = { provider_id: string; ratings: Ratings; command?: string };

/** From then on they count towards trust, and the provider can't edit the counts [trust-20]. */
export async function recordRatings(
  ctx: Pick<Context, "actor" | "db" | "clock">,
  { provider_id, ratings, command }: Recorded,
): Promise<RecordedRatings> {
  return ctx.db.transaction(async (tx) => {
    const { id } = await lockKnownProvider(tx, provider_id);
    const now = ctx.clock();
    await updateProvider(tx, id, { ...ratings, ratings_recorded_at: now, updated_at: now });
    await recomputeTrust(ctx, tx, id);
    await announceChange(tx, ["catalogue", `provider:${id}`]);
    const { business_name, trust_score, trust_tier } = (await findProfile(tx, id)) ?? refuse("provider_not_found");
    const subject = { id, name: business_name };
    await recordAction(ctx, tx, {
      action: "ratings_recorded",
      subject,
      details: ratings,
      ...(command !== undefined && { command }),
    });
    return { ...ratings, trust_score, trust_tier };
  });
}
