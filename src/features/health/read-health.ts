import { hour_ms } from "../../contract/durations.ts";
import { health_hours, health_step_minutes } from "../../contract/health/calls.ts";
import type { BackupState, HealthPoint } from "../../contract/health/schema.ts";
import { findLastBackup } from "../../platform/backup/daily-backups.ts";
import type { Context } from "../../platform/context.ts";
import { pointsOf } from "./rules.ts";
import { listSince } from "./store.ts";

/** For sites without external metrics [admin-42], with the last backup [admin-43]. */
export async function readHealth({ db, clock, config }: Pick<Context, "db" | "clock" | "config">): Promise<{
  step_minutes: number;
  points: HealthPoint[];
  backups: BackupState;
}> {
  const since = new Date(clock().getTime() - health_hours * hour_ms);
  const { daily } = config.backups;
  return {
    step_minutes: health_step_minutes,
    points: pointsOf(await listSince(db, since)),
    backups: { is_daily: daily !== undefined, last: daily ? await findLastBackup(daily.folder) : null },
  };
}
