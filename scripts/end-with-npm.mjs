import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { isMissing } from "./project.mjs";

/**
 * Preloaded into a program that npm started. npm passes a stop signal to its shell, which dies of it without telling the program, and a killed
 * npm tells nobody: the program would live on, holding the port and the data folder. So it asks itself to stop when a link to npm is broken.
 */
const look_milliseconds = 500;
const generations_max = 4;

if (isMainThread && process.platform === "linux") {
  const links = linksToNpm();
  const timer = setInterval(() => {
    if (links.every(({ pid, parent }) => look(pid)?.parent === parent)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, look_milliseconds);
  timer.unref();
}

/** Who is whose parent, from this process up to npm; empty when npm is not above it. */
function linksToNpm() {
  const links = [];
  for (let pid = process.pid; links.length < generations_max;) {
    const parent = look(pid)?.parent ?? 0;
    links.push({ pid, parent });
    if (look(parent)?.name.startsWith("npm")) return links;
    pid = parent;
  }
  return [];
}

/** @param {number} pid */
function look(pid) {
  try {
    const [, name = "", parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { name, parent: Number(parent) };
  } catch (error) {
    if (isMissing(error) || (error instanceof Error && "code" in error && error.code === "ESRCH")) return undefined;
    throw error;
  }
}
