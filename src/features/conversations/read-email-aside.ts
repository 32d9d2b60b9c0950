import { fork } from "node:child_process";
import { join } from "node:path";
import * as limits from "../../contract/conversations/limits.ts";
import type { ReadEmail } from "./read-email.ts";

/** Runs as it stands, by Node itself; found from the project's folder, as the migrations are. */
const process_file = join("src", "features", "conversations", "answer-email.ts");
const heap_megabytes = 256;

/** What the readers of this process wait for: one email is read at a time. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads an email as `readEmail` does, in a process of its own: a large one keeps nobody waiting, and one that can't be read, would never
 * come to an end or fills the memory is null [conversations-18]. A thread would not do: one that runs out of memory may take the process along.
 */
export async function readEmailAside(
  content: Uint8Array,
  seconds_max = limits.inbound_reading_seconds_max,
): Promise<ReadEmail | null> {
  const own = turn.then(() => read(content, seconds_max));
  turn = own.catch(() => null);
  return own;
}

async function read(content: Uint8Array, seconds_max: number): Promise<ReadEmail | null> {
  const reader = fork(process_file, {
    execArgv: [`--max-old-space-size=${heap_megabytes}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<ReadEmail | null>();
  const late = setTimeout(() => resolve(null), seconds_max * 1000);
  reader
    .once("message", (answer) => resolve(answer as ReadEmail | null))
    .once("error", reject)
    .once("exit", () => resolve(null));
  reader.send(content, () => undefined);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    reader.kill("SIGKILL");
  }
}
