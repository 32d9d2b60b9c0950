import type { BadgeStats } from "../../contract/badges.ts";
import type { Context } from "../../platform/context.ts";
import { countHolders } from "./store.ts";

/** How many providers there are and hold each badge, published or not, super admins left out (decisions 3). */
export async function readBadgeStats({ db }: Pick<Context, "db">): Promise<BadgeStats> {
  return countHolders(db);
}
