import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { changeCalendar } from "../change-calendar.ts";
import * as store from "./store-subscriptions.ts";

/** Frees its days. */
export async function removeSubscription(ctx: Context, id: string): Promise<void> {
  if (!isUuid(id)) refuse("subscription_not_found");
  await changeCalendar(ctx, "calendar_unfollowed", async (tx, { provider_id }) => {
    if (!(await store.findSubscription(tx, provider_id, id))) refuse("subscription_not_found");
    await store.deleteSubscription(tx, id);
  });
}
