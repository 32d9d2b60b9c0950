import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const own_name = /^umshado-(\d{4}-\d{2}-\d{2})\.backup$/;

/** The file of the backup of a day [running-27]. */
export const dailyFile = (folder: string, day: string): string => join(folder, `umshado-${day}.backup`);

/** The days of which a folder has a whole backup, oldest first; none where there is no such folder. */
export async function listDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  return names.flatMap((name) => own_name.exec(name)?.[1] ?? []).toSorted();
}

/** When the newest whole backup of a folder was made, and its size in bytes; null where there is none. */
export async function findLastBackup(folder: string): Promise<{ made_at: string; bytes: number } | null> {
  const day = (await listDays(folder)).at(-1);
  if (day === undefined) return null;
  const { mtime, size } = await stat(dailyFile(folder, day));
  return { made_at: mtime.toISOString(), bytes: size };
}
