import { hour_ms } from "../../contract/durations.ts";
import { health_hours, health_step_minutes } from "../../contract/health/limits.ts";
import type { HealthPoint } from "../../contract/health/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { pointsOf } from "./rules.ts";
import { listSince } from "./store.ts";

/** How the site did in the last day, for those who read no metrics elsewhere [admin-42]. */
export async function readHealth({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<{ step_minutes: number; points: HealthPoint[] }> {
  const since = new Date(clock().getTime() - health_hours * hour_ms);
  return { step_minutes: health_step_minutes, points: pointsOf(await listSince(db, since)) };
}
