import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import type { FeedEntry } from "../calendars/feeds/write-feed.ts";
import { joinNames, requireCouple } from "./rules.ts";
import { findCouple } from "./store.ts";

/**
 * The acting couple's wedding as an all-day calendar entry with its venue [calendars-25]. Refuses one without a date.
 */
export async function describeWedding({
  actor,
  db,
  clock,
  config,
}: Pick<Context, "actor" | "db" | "clock" | "config">): Promise<FeedEntry> {
  const { couple_id: id } = requireCouple(actor);
  const result = await findCouple(db, id);
  if (!result) throw new Error(`account ${id} has no couple`);
  const { wedding_date, venue_name, venue_location, began_at } = result;
  if (wedding_date === null) refuse("wedding_undated");
  const names = joinNames(result);
  const location = [venue_name, venue_location].filter((text) => text !== null && text !== "").join(", ");
  return {
    uid: `wedding-${id}@${new URL(config.publicUrl).hostname}`,
    from: wedding_date,
    to: wedding_date,
    title: names === "" ? "Our wedding" : `Wedding of ${names}`,
    ...(location !== "" && { location }),
    // each file is a newer version, so a calendar that imported an earlier one updates it [plan-6]
    created_at: began_at,
    updated_at: clock(),
  };
}
