import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import PQueue from "p-queue";
import { errors, type ErrorCode } from "../../contract/errors.ts";
import * as limits from "../../contract/limits.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import type { CardText } from "./draw-card.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import type { PictureAnswer, PictureOrder } from "./picture-worker.ts";
import type { PictureShape } from "./pictures.ts";

/** Works outside the serving process [media-3]. */
export type PictureWorkerPool = {
  /** Refuses a file that is no picture, damaged (or crashes the decoder), too large or too slow. Can be aborted. */
  make(path: string, shape: PictureShape, signal: AbortSignal): Promise<EncodedPicture>;
  /** Returns a PNG, drawn while no upload waits; `unavailable` if too many cards wait. */
  draw(card: CardText): Promise<Uint8Array>;
  close(): void;
};

type Options = {
  log: Log;
  concurrency?: number;
  seconds_max?: number;
  rest_seconds?: number;
};

/** Node runs it without a build; found from the project's folder. */
const worker_file = join("src", "platform", "pictures", "picture-worker.ts");
/** JavaScript heap only; pixels are limited by `image_pixels_max`. */
const worker_heap_megabytes = 128;
/** Anyone can request cards, so uploads come first. */
const priorities = { upload: 1, card: 0 };

export function openPictureWorkerPool(options: Options): PictureWorkerPool {
  const { log, seconds_max = limits.image_seconds_max, rest_seconds = 20 } = options;
  const queue = new PQueue({ concurrency: options.concurrency ?? Math.max(1, Math.floor(availableParallelism() / 2)) });
  const closing = new AbortController();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  const work = async (order: PictureOrder, signal: AbortSignal) => {
    const [[rested, timer] = []] = resting;
    clearTimeout(timer);
    if (rested) resting.delete(rested);
    const worker = rested ?? startWorker(() => resting.delete(worker));
    const answer = await runOnWorker(worker, { order, signal, seconds_max });
    const isOver = worker.killed || !worker.connected || ("refusal" in answer && answer.cause !== undefined);
    // a worker that ended while idle has no channel
    const end = () => worker.connected && worker.disconnect();
    if (!isOver) resting.set(worker, setTimeout(end, rest_seconds * 1000).unref());
    return answer;
  };
  const wait = async (order: PictureOrder, priority: number, sender: AbortSignal[] = []) => {
    const signal = AbortSignal.any([closing.signal, ...sender]);
    try {
      const answer = await queue.add(() => work(order, signal), { priority, signal });
      if (!("refusal" in answer)) return answer;
      if (answer.cause !== undefined) log.warn("picture worker ended", { cause: answer.cause });
      throw refusal(answer.refusal);
    } catch (cause) {
      if (closing.signal.aborted) throw refusal("unavailable");
      throw signal.aborted ? refusal("bad_upload") : cause;
    }
  };

  return {
    async make(path, shape, signal) {
      const made = await wait({ path, shape }, priorities.upload, [signal]);
      if ("picture" in made) return made.picture;
      throw new Error("a card was made of a file");
    },
    async draw(card) {
      if (queue.sizeBy({ priority: priorities.card }) >= limits.cards_waiting_max) throw refusal("unavailable");
      const made = await wait({ card }, priorities.card);
      if ("card" in made) return made.card;
      throw new Error("a picture was made of words");
    },
    close() {
      closing.abort();
      for (const worker of resting.keys()) worker.kill("SIGKILL");
    },
  };
}

function refusal(code: ErrorCode): Refusal {
  return new Refusal(code, errors[code].sentence);
}

/** Runs at lower priority, without our environment's secrets. */
function startWorker(ended: () => void): ChildProcess {
  const worker = fork(worker_file, {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${worker_heap_megabytes}`],
    env: { PATH: process.env["PATH"], NODE_ENV: process.env["NODE_ENV"], MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // At once, since threads keep their first priority. Not the lowest: pictures must finish on a busy server.
  const lower = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  if (worker.pid !== undefined) setPriority(worker.pid, lower);
  worker.once("disconnect", ended);
  worker.unref();
  worker.channel?.unref();
  return worker;
}

type Task = { order: PictureOrder; signal: AbortSignal; seconds_max: number };

async function runOnWorker(worker: ChildProcess, { order, signal, seconds_max }: Task): Promise<PictureAnswer> {
  const finished = new AbortController();
  const kill = () => worker.kill("SIGKILL");
  let isLate = false;
  const late = setTimeout(() => (isLate = kill()), seconds_max * 1000);
  signal.addEventListener("abort", kill, { signal: finished.signal });
  try {
    worker.send(order);
    const answered = once(worker, "message", finished).then(([answer]) => answer as PictureAnswer);
    const ended = once(worker, "exit", finished).then(([code, by]): PictureAnswer => {
      signal.throwIfAborted();
      if (isLate) return { refusal: "picture_too_slow" };
      // Node failed to start it; the picture is not the cause.
      if (code === 1) throw new Error("the picture worker ended before it began");
      return { refusal: "picture_damaged", cause: `ended with ${String(by ?? code)}` };
    });
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(late);
    finished.abort();
  }
}
