import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { readPoints } from "./credit-points.ts";
import { listGivenEndorsements, listReceivedEndorsementRows } from "./store.ts";

export async function exportEndorsements(ctx: Pick<Context, "actor" | "clock" | "db">) {
  const { id } = requireProvider(ctx.actor);
  const given = await listGivenEndorsements(ctx.db, id);
  const received = await listReceivedEndorsementRows(ctx.db, id);
  return {
    points: await readPoints(ctx, id),
    given: given.map(({ endorsed_provider_id, business_name, points_given, comment, created_at }) => ({
      endorsed_provider_id,
      business_name,
      points_given,
      comment,
      created_at,
    })),
    received: received.map(({ endorser_id, endorser_name, points_given, comment, created_at }) => ({
      endorser_id,
      endorser_name,
      points_given,
      comment,
      created_at,
    })),
  };
}
