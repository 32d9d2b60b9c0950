import { fork } from "node:child_process";
import { join } from "node:path";
import {
  inbound_reading_seconds_max,
  inbound_readers_max,
  inbound_starting_seconds_max,
} from "../../../contract/conversations/calls.ts";
import type { AboutEmail, ReadEmail } from "./read-email.ts";

/** TypeScript, which Node runs; relative to the project. */
const process_file = join("src", "features", "conversations", "inbound-mail", "answer-email.ts");
const heap_megabytes = 256;
const bytes_a_second = 10 * 1024 * 1024;

type Answer = ReadEmail | "unreadable" | "slow";
type Waiting = { to: string; begin: () => void };

/** Only one email per address is read at a time. */
const busy = new Set<string>();
const waiting: Waiting[] = [];

/**
 * A separate process, so that a hostile email blocks or crashes nothing [conversations-18]; a thread could crash the
 * server.
 */
export async function readEmailAside(
  { to, content }: { to: string; content: Uint8Array },
  about: AboutEmail,
  seconds_max = inbound_reading_seconds_max + content.length / bytes_a_second,
): Promise<Answer> {
  await new Promise<void>((begin) => {
    waiting.push({ to, begin });
    beginNext();
  });
  try {
    return await read(content, about, seconds_max);
  } finally {
    busy.delete(to);
    beginNext();
  }
}

function beginNext(): void {
  if (busy.size >= inbound_readers_max) return;
  const at = waiting.findIndex(({ to }) => !busy.has(to));
  const [next] = at < 0 ? [] : waiting.splice(at, 1);
  if (next === undefined) return;
  busy.add(next.to);
  next.begin();
}

async function read(content: Uint8Array, about: AboutEmail, seconds_max: number): Promise<Answer> {
  const reader = fork(process_file, {
    execArgv: [`--max-old-space-size=${heap_megabytes}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const endAfter = (seconds: number) => setTimeout(() => resolve("slow"), seconds * 1000);
  let late = endAfter(inbound_starting_seconds_max);
  reader
    .on("message", (message: "ready" | { answer: ReadEmail | null }) => {
      if (message !== "ready") return resolve(message.answer ?? "unreadable");
      clearTimeout(late);
      late = endAfter(seconds_max);
      reader.send({ content, about }, () => undefined);
    })
    .once("error", reject)
    .once("exit", () => resolve("unreadable"));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    reader.kill("SIGKILL");
  }
}
