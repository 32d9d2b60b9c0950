import type { RecordedRatings, Ratings } from "../../../contract/providers/admin-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireProvider } from "../account/require-provider.ts";
import { recordRatings } from "./record-ratings.ts";

export async function rateProvider(ctx: Context, id: string, ratings: Ratings): Promise<RecordedRatings> {
  const admin = requireProvider(ctx.actor);
  if (!admin.is_super_admin) refuse("not_allowed");
  return recordRatings(ctx, { provider_id: id, ratings });
}
