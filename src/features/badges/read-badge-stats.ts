import type { BadgeStats } from "../../contract/badges/schema.ts";
import type { Context } from "../../platform/context.ts";
import { countHolders } from "./store.ts";

/** Includes unpublished providers, without super admins [admin-2]. */
export async function readBadgeStats({ db }: Pick<Context, "db">): Promise<BadgeStats> {
  return countHolders(db);
}
