import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { isMissing } from "./project.mjs";

/** npm's shell dies of a stop signal without passing it on, so the program stops when npm has ended. */
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
