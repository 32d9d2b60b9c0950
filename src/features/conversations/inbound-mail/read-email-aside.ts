import { join } from "node:path";
import {
  inbound_reading_seconds_max,
  inbound_readers_max,
  inbound_starting_seconds_max,
} from "../../../contract/conversations/calls.ts";
import { runAside } from "../../../platform/run-aside.ts";
import type { AboutEmail, ReadEmail } from "./read-email.ts";

const process_file = join("src", "features", "conversations", "inbound-mail", "answer-email.ts");
const bytes_a_second = 10 * 1024 * 1024;

type Answer = ReadEmail | "unreadable" | "slow";
type Waiting = { to: string; begin: () => void };

/** Only one email per address is read at a time. */
const busy = new Set<string>();
const waiting: Waiting[] = [];

/** In a separate process [conversations-18]. */
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
  const order = { content, about };
  const starting_seconds_max = inbound_starting_seconds_max;
  const result = await runAside<{ answer: ReadEmail | null }>(process_file, order, {
    starting_seconds_max,
    seconds_max,
  });
  if (typeof result !== "string") return result.answer ?? "unreadable";
  return result === "ended" ? "unreadable" : "slow";
}
