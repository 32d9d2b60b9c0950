import type { PlanItem } from "../../contract/plan/schema.ts";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { writeFeed, type FeedEntry } from "../calendars/feeds/write-feed.ts";
import { describeWedding } from "../couples/describe-wedding.ts";
import { requireCouple } from "../couples/rules.ts";
import { readPlan } from "./read-plan.ts";

/** A calendar file of the wedding and the open items [plan-6]. Refused without a wedding date. */
export async function writePlan(
  ctx: Pick<Context, "actor" | "cache" | "clock" | "config" | "db">,
): Promise<{ file_name: string; ics: string }> {
  const { couple_id } = requireCouple(ctx.actor);
  const wedding = await describeWedding(ctx);
  const { stages, law } = await readPlan(ctx);
  const open = [...stages.flatMap(({ items }) => items), ...law].filter(({ is_done }) => !is_done);
  const entries = open.flatMap((item) => entryOf(ctx, item, { ...wedding, couple_id }));
  return { file_name: `plan-${wedding.from}.ics`, ics: writeFeed({ name: wedding.title }, [wedding, ...entries]) };
}

type Of = Pick<FeedEntry, "created_at" | "updated_at"> & { couple_id: string };

function entryOf({ config }: Pick<Context, "config">, item: PlanItem, { couple_id, ...timestamps }: Of): FeedEntry[] {
  const { key, text, due_on, explains, source } = item;
  if (due_on === null) return [];
  const url = pageUrl(config, "/plan");
  const lines = [explains, source, url].filter((line) => line !== null);
  return [
    {
      // a stable uid: importing the plan again moves an event instead of adding one
      uid: `plan-${couple_id}-${key}@${new URL(config.publicUrl).hostname}`,
      from: due_on,
      to: due_on,
      title: text,
      description: lines.join("\n"),
      url,
      isFree: true,
      created_at: timestamps.created_at,
      updated_at: timestamps.updated_at,
    },
  ];
}
