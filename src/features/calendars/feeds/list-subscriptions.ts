import type { CalendarSubscription } from "../../../contract/calendars/schema.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { presentSubscription } from "./present-subscription.ts";
import { listSubscriptionRows } from "./store-subscriptions.ts";

/** Oldest first. */
export async function listSubscriptions({
  actor,
  db,
  clock,
}: Pick<Context, "actor" | "db" | "clock">): Promise<CalendarSubscription[]> {
  const { id } = requireProvider(actor);
  return (await listSubscriptionRows(db, id, southAfricanDate(clock()))).map(presentSubscription);
}

export async function readSubscription(ctx: Context, id: string): Promise<CalendarSubscription> {
  const subscriptions = await listSubscriptions(ctx);
  return subscriptions.find((each) => each.id === id) ?? refuse("subscription_not_found");
}
