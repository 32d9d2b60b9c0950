import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import PQueue from "p-queue";
import { errors, type ErrorCode } from "../contract/errors.ts";
import * as limits from "../contract/limits.ts";
import type { CardWords } from "./card-words.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import type { Log } from "./log.ts";
import type { PictureAnswer, PictureOrder } from "./picture-worker.ts";
import type { PictureShape } from "./pictures.ts";
import { Refusal } from "./refusal.ts";

/** Makes pictures of received files, outside of the process that serves [media-3]. */
export type PictureWorkerPool = {
  /**
   * Makes a picture of a file when its turn comes. Refuses what is no picture, damaged, too large or too slow; a file
   * that makes its decoder crash is damaged, and harms nobody else. Aborted, it leaves the queue or stops the work.
   */
  make(path: string, shape: PictureShape, signal: AbortSignal): Promise<EncodedPicture>;
  /** Draws words as a picture to share a page with, as PNG, while no file waits. Refuses as `unavailable` where too many cards wait. */
  draw(card: CardWords): Promise<Uint8Array>;
  /** Ends the workers. Whoever still waits is refused. */
  close(): void;
};

type Options = {
  log: Log;
  /** How many pictures are worked on at a time: half of the processors, so that the other half serves. */
  places?: number;
  /** The most time that one picture may take. */
  seconds_max?: number;
  /** After so many seconds without work a worker ends, and its memory is free. */
  rest_seconds?: number;
};

/** Runs as it stands, by Node itself; found from the project's folder, as the migrations are. */
const worker_file = join("src", "platform", "picture-worker.ts");
/** Of its JavaScript; pixels are bounded by `image_pixels_max` and one picture a worker. */
const worker_heap_megabytes = 128;
/** Cards are drawn for anyone who asks, so they wait behind every upload. */
const priorities = { upload: 1, card: 0 };

/** Opens a worker pool. Workers start with the first picture and end a while after the last. */
export function openPictureWorkerPool(options: Options): PictureWorkerPool {
  const { log, seconds_max = limits.image_seconds_max, rest_seconds = 20 } = options;
  const queue = new PQueue({ concurrency: options.places ?? Math.max(1, Math.floor(availableParallelism() / 2)) });
  const closing = new AbortController();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  const work = async (order: PictureOrder, signal: AbortSignal) => {
    const [[rested, timer] = []] = resting;
    clearTimeout(timer);
    if (rested) resting.delete(rested);
    const worker = rested ?? startWorker(() => resting.delete(worker));
    const answer = await ask(worker, { order, signal, seconds_max });
    const isOver = worker.killed || !worker.connected || ("refusal" in answer && answer.cause !== undefined);
    // one that ended while it rested has no channel any more
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
      // Whoever sent the file has gone: nobody reads this answer.
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

/** Starts a worker that gives way to whoever serves, with nothing of our environment but where programs are found. */
function startWorker(ended: () => void): ChildProcess {
  const worker = fork(worker_file, {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${worker_heap_megabytes}`],
    env: { PATH: process.env["PATH"], NODE_ENV: process.env["NODE_ENV"], MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // From outside and at once: a thread keeps the priority that it began with, and decoders work in threads. Not the
  // lowest: beside a server that takes every processor a picture must still be done within its time. Nor higher than the
  // server's own, which the system would refuse.
  const lower = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  if (worker.pid !== undefined) setPriority(worker.pid, lower);
  worker.once("disconnect", ended);
  worker.unref();
  worker.channel?.unref();
  return worker;
}

type Task = { order: PictureOrder; signal: AbortSignal; seconds_max: number };

/** Has a worker make one picture, and ends it when its time is over or nobody wants the picture any more. */
async function ask(worker: ChildProcess, { order, signal, seconds_max }: Task): Promise<PictureAnswer> {
  const settled = new AbortController();
  const kill = () => worker.kill("SIGKILL");
  let isLate = false;
  const late = setTimeout(() => (isLate = kill()), seconds_max * 1000);
  signal.addEventListener("abort", kill, { signal: settled.signal });
  try {
    worker.send(order);
    const answered = once(worker, "message", settled).then(([answer]) => answer as PictureAnswer);
    const ended = once(worker, "exit", settled).then(([code, by]): PictureAnswer => {
      signal.throwIfAborted();
      if (isLate) return { refusal: "picture_too_slow" };
      // Node could not begin it: it is not the picture's fault.
      if (code === 1) throw new Error("the picture worker ended before it began");
      return { refusal: "picture_damaged", cause: `ended with ${String(by ?? code)}` };
    });
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(late);
    settled.abort();
  }
}
