import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { presentPhone } from "../../platform/network/phone.ts";
import { refuse } from "../../platform/refusal.ts";
import { writeFeed, type FeedEntry } from "../calendars/feeds/write-feed.ts";
import { describeWedding } from "../couples/describe-wedding.ts";
import { requireCouple } from "../couples/rules.ts";
import { listBooked, findOwned, type BookedFavourite } from "./store.ts";

/** Includes each booked provider [calendars-25, calendars-34]. */
export async function writeWedding(
  ctx: Pick<Context, "actor" | "db" | "clock" | "config">,
): Promise<{ file_name: string; ics: string }> {
  const { couple_id } = requireCouple(ctx.actor);
  const wedding = await describeWedding(ctx);
  const booked = (await listBooked(ctx.db, couple_id)).map((each) =>
    describeBooked(ctx, each, { couple_id, day: wedding.from }),
  );
  const ics = writeFeed({ name: wedding.title }, [wedding, ...booked]);
  return { file_name: `wedding-${wedding.from}.ics`, ics };
}

/** The same event as in the wedding's file [calendars-34]. Refuses an unbooked favourite or no date. */
export async function writeBooked(
  ctx: Pick<Context, "actor" | "db" | "clock" | "config">,
  id: string,
): Promise<{ file_name: string; ics: string }> {
  const { couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id) || !(await findOwned(ctx.db, couple_id, id))) refuse("favourite_not_found");
  const booked = (await listBooked(ctx.db, couple_id)).find((each) => each.id === id.toLowerCase());
  if (!booked) refuse("favourite_not_booked");
  const { from: day } = await describeWedding(ctx);
  const ics = writeFeed({ name: booked.business_name }, [describeBooked(ctx, booked, { couple_id, day })]);
  return { file_name: `booked-${day}.ics`, ics };
}

/** On the wedding day, with contact details from the profile [calendars-34]. */
function describeBooked(
  { clock, config }: Pick<Context, "clock" | "config">,
  { provider_id, business_name, category_name, phone, booked_at }: BookedFavourite,
  { couple_id, day }: { couple_id: string; day: string },
): FeedEntry {
  const url = pageUrl(config, "/provider/:id", { id: provider_id });
  const lines = [category_name, phone === "" ? null : presentPhone(phone).text, url];
  return {
    // by the pair, so that a re-added favourite stays the same event
    uid: `booked-${couple_id}-${provider_id}@${new URL(config.publicUrl).hostname}`,
    from: day,
    to: day,
    title: business_name,
    description: lines.filter((line) => line !== null).join("\n"),
    url,
    // the wedding already occupies the day
    isFree: true,
    created_at: booked_at,
    updated_at: clock(),
  };
}
