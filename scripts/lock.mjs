import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isMissing, root } from "./project.mjs";

/** Outside the folders that installing and building remove. */
const prepare_lock = join(root, ".prepare.lock");

const heartbeat_milliseconds = 2_000;
/** A silent lock of another machine or container is then taken over. */
const silence_milliseconds_max = 20_000;

/** One process at a time installs or builds. @param {() => Promise<void>} work */
export function whilePreparing(work) {
  const onWait = () => console.log("Waiting for another process that is preparing this folder …");
  return withLock(prepare_lock, work, onWait);
}

/**
 * Runs `work` under an exclusive lock folder; others wait. The lock of a dead process is taken over.
 * @template T
 * @param {string} folder the lock
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait) {
  await acquire(folder, onWait);
  const beat = setInterval(() => {
    // A missed beat is harmless: another follows.
    utimes(folder, new Date(), new Date()).catch(() => undefined);
  }, heartbeat_milliseconds);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {(() => void) | undefined} onWait */
async function acquire(folder, onWait) {
  for (let hasNotified = false; ;) {
    try {
      await mkdir(folder);
      await writeFile(join(folder, "owner"), ownName());
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    if (await takeOver(folder)) continue;
    if (!hasNotified) onWait?.();
    hasNotified = true;
    await pause(200);
  }
}

/**
 * Moves a dead process's lock aside and checks it again, since another process may have replaced it in between.
 * @param {string} folder
 */
async function takeOver(folder) {
  const owner = await readOwner(folder);
  if (!(await isAbandoned(folder, owner))) return false;
  const aside = `${folder}-${process.pid}-${Date.now()}`;
  try {
    await rename(folder, aside);
    if ((await readOwner(aside)) !== owner) {
      await rename(aside, folder);
      return false;
    }
    await rm(aside, { recursive: true, force: true });
    return true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}

/** @param {string} folder @param {string | undefined} owner */
async function isAbandoned(folder, owner) {
  const [host, pid] = owner?.split(" ") ?? [];
  if (host === hostname() && !isAlive(Number(pid))) return true;
  try {
    const { mtimeMs } = await stat(folder);
    return Date.now() - mtimeMs > silence_milliseconds_max;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** @param {string} folder @returns {Promise<string | undefined>} */
async function readOwner(folder) {
  try {
    return await readFile(join(folder, "owner"), "utf8");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function ownName() {
  return `${hostname()} ${process.pid}`;
}
