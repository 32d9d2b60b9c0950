import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { day_ms, minute_ms } from "../../contract/durations.ts";
import { southAfricanDate, southAfricanTime } from "../../contract/south-african-time.ts";
import { dailyFile, listBackupDays, copyAway } from "../../platform/backup/daily-backups.ts";
import type { Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { tryLockFile } from "../../platform/lock-file.ts";
import type { Backups } from "../../platform/read-backups.ts";
import { makeFolder } from "../../platform/storage/make-folder.ts";

type Daily = NonNullable<Backups["daily"]>;
type Make = (file: string) => Promise<void>;

const pause_minutes = 15;

/** Runs a missed backup later; deletes old ones [running-27]. One process does it. Returns a function that stops it. */
export function startBackups(runtime: Runtime, make?: Make): () => Promise<void> {
  const { daily } = runtime.config.backups;
  if (daily === undefined) return () => Promise.resolve();
  const child = backUpInChildProcess();
  const copying: Copying = { isDue: true };
  let not_before = 0;
  const stop = repeatWork(runtime, { name: "backup", every_ms: minute_ms / 4 }, async () => {
    const now = runtime.clock().getTime();
    if (now < not_before) return;
    try {
      await backUpToday(runtime, daily, make ?? child.make, copying);
    } catch (cause) {
      not_before = now + pause_minutes * minute_ms;
      runtime.log.error("backup failed", cause);
    }
  });
  return async () => {
    child.end();
    await stop();
  };
}

/** Copies may be missing at the start, after a backup, and until a copy succeeds. */
type Copying = { isDue: boolean };

/** Does nothing before the time of day, or when another process made it. Then copies what `copying` says. */
export async function backUpToday(
  { clock, log, config }: Pick<Runtime, "clock" | "log" | "config">,
  daily: Daily,
  make: Make,
  copying: Copying = { isDue: true },
): Promise<void> {
  const { bucket } = config.backups;
  const now = clock().getTime();
  const instant = southAfricanTime(now);
  const [today, time] = [instant.slice(0, 10), instant.slice(11, 16)];
  if (time < daily.at) return;
  makeFolder(daily.folder);
  const unlock = tryLockFile(join(daily.folder, "lock"));
  if (unlock === null) return;
  try {
    const file = dailyFile(daily.folder, today);
    if (!(await listBackupDays(daily.folder)).includes(today)) {
      await make(file);
      log.info("backup made", { bytes: (await stat(file)).size });
      await removeOld(daily, now);
      copying.isDue = true;
    }
    if (!bucket || !copying.isDue) return;
    const { copied, unencrypted } = await copyAway(daily.folder, bucket);
    copying.isDue = false;
    if (copied.length > 0) log.info("backup copied", { days: copied.length });
    if (unencrypted.length > 0) log.warn("backup not copied", { unencrypted });
  } finally {
    unlock();
  }
}

/** Only complete backups count; old ones are deleted only after a new one. */
async function removeOld({ folder, retention_days }: Daily, now: number): Promise<void> {
  const oldest_retained = southAfricanDate(now - (retention_days - 1) * day_ms);
  for (const day of await listBackupDays(folder)) if (day < oldest_retained) await rm(dailyFile(folder, day));
}

/** A separate process, so that the serving one keeps its memory and CPU. */
function backUpInChildProcess(): { make: Make; end: () => void } {
  let child: ChildProcess | undefined;
  return {
    async make(file) {
      const made = spawn(process.execPath, [join("src", "commands", "backup.ts"), file], {
        stdio: ["ignore", "ignore", "pipe"],
      });
      child = made;
      let output = "";
      made.stderr.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-2000)));
      const [code] = (await once(made, "close")) as [number | null];
      child = undefined;
      if (code !== 0) throw new Error(output.trim() || `The process that made it ended with ${code ?? "a signal"}.`);
    },
    end: () => child?.kill(),
  };
}
