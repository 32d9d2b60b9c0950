import type { BadgeStats } from "../../contract/badges/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { countHolders } from "./store.ts";

/** How many providers there are and hold each badge, published or not, super admins left out [admin-2]. */
export async function readBadgeStats({ db }: Pick<Context, "db">): Promise<BadgeStats> {
  return countHolders(db);
}
