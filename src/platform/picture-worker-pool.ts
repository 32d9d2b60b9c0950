import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
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

type Made = Exclude<PictureAnswer, { refusal: ErrorCode }>;

type Task = {
  order: PictureOrder;
  signal: AbortSignal;
  done(made: Made): void;
  failed(cause: unknown): void;
};

/** Runs as it stands, by Node itself; found from the project's folder, as the migrations are. */
const worker_file = join("src", "platform", "picture-worker.ts");
/** Of its JavaScript; pixels are bounded by `image_pixels_max` and one picture a worker. */
const worker_heap_megabytes = 128;

/** Opens a worker pool. Workers start with the first picture and end a while after the last. */
export function openPictureWorkerPool(options: Options): PictureWorkerPool {
  const { log, rest_seconds = 20, places = Math.max(1, Math.floor(availableParallelism() / 2)) } = options;
  const waiting: Task[] = [];
  // Cards are drawn for anyone who asks, so they wait in a queue of their own, behind every upload.
  const cards: Task[] = [];
  const workers = openWorkers(rest_seconds);
  let busy = 0;

  const work = async (task: Task) => {
    const worker = await workers.take();
    const answer = await ask(worker, task, options.seconds_max ?? limits.image_seconds_max);
    workers.rest(worker);
    if (!("refusal" in answer)) return task.done(answer);
    if (workers.areGone()) return task.failed(refusal("unavailable"));
    if (answer.isWorkersFault) log.warn("picture worker ended", { cause: answer.cause });
    task.failed(refusal(answer.refusal));
  };
  const next = () => {
    while (busy < places) {
      const task = waiting.shift() ?? cards.shift();
      if (!task) return;
      busy += 1;
      void work(task)
        .catch(task.failed)
        .finally(() => {
          busy -= 1;
          next();
        });
    }
  };

  const take: Take = (order, signal) =>
    new Promise((done, failed) => {
      const isCard = "card" in order;
      if (isCard && cards.length >= limits.cards_waiting_max) throw refusal("unavailable");
      const task: Task = { order, signal, done, failed };
      (isCard ? cards : waiting).push(task);
      signal.addEventListener("abort", () => leaveQueue(waiting, task), { once: true });
      if (signal.aborted) leaveQueue(waiting, task);
      next();
    });

  return {
    ...ordersOf(take),
    close() {
      for (const task of [...waiting.splice(0), ...cards.splice(0)]) task.failed(refusal("unavailable"));
      workers.end();
    },
  };
}

type Take = (order: PictureOrder, signal: AbortSignal) => Promise<Made>;

/** What a worker pool is asked for: each order has an answer of its own kind. */
function ordersOf(take: Take): Pick<PictureWorkerPool, "make" | "draw"> {
  return {
    async make(path, shape, signal) {
      const made = await take({ path, shape }, signal);
      if ("picture" in made) return made.picture;
      throw new Error("a card was made of a file");
    },
    async draw(card) {
      const made = await take({ card }, new AbortController().signal);
      if ("card" in made) return made.card;
      throw new Error("a picture was made of words");
    },
  };
}

/** The processes of a worker pool: those at work, and those that rest until there is more or their time is over. */
function openWorkers(rest_seconds: number) {
  const resting = new Map<ChildProcess, NodeJS.Timeout>();
  const living = new Set<ChildProcess>();
  let isOver = false;
  return {
    areGone: () => isOver,
    async take(): Promise<ChildProcess> {
      const [[rested, timer] = []] = resting;
      if (rested) {
        clearTimeout(timer);
        resting.delete(rested);
        return rested;
      }
      const worker = await startWorker();
      living.add(worker);
      worker.once("disconnect", () => {
        living.delete(worker);
        clearTimeout(resting.get(worker));
        resting.delete(worker);
      });
      if (isOver) worker.kill("SIGKILL");
      return worker;
    },
    rest(worker: ChildProcess): void {
      if (!worker.connected || worker.killed) return;
      resting.set(worker, setTimeout(() => worker.disconnect(), rest_seconds * 1000).unref());
    },
    end(): void {
      isOver = true;
      for (const worker of living) worker.kill("SIGKILL");
    },
  };
}

function refusal(code: ErrorCode): Refusal {
  return new Refusal(code, errors[code].sentence);
}

/** Whoever sent the file has gone: nobody reads this answer. */
function leaveQueue(waiting: Task[], task: Task): void {
  const place = waiting.indexOf(task);
  if (place === -1) return;
  waiting.splice(place, 1);
  task.failed(refusal("bad_upload"));
}

/**
 * Starts a worker that gives way to whoever serves, with nothing of our environment but where programs are found. Throws
 * when it doesn't come up.
 */
async function startWorker(): Promise<ChildProcess> {
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
  worker.unref();
  const came = new AbortController();
  const ended = once(worker, "exit", { signal: came.signal }).then(([code]) => {
    throw new Error(`the picture worker ended with ${code} before it began`);
  });
  try {
    await Promise.race([once(worker, "message", { signal: came.signal }), ended]);
  } finally {
    came.abort();
  }
  worker.channel?.unref();
  return worker;
}

type Answer = PictureAnswer & { isWorkersFault?: boolean };

/** Has a worker make one picture. A worker that doesn't come to an end is ended. */
function ask(worker: ChildProcess, { order, signal }: Task, seconds_max: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const answered = (answer: PictureAnswer) => finish(answer);
    const ended = (code: number | null, by: NodeJS.Signals | null) =>
      finish({ refusal: "picture_damaged", cause: `ended with ${by ?? code}`, isWorkersFault: true });
    const stop = (code: ErrorCode) => {
      worker.kill("SIGKILL");
      finish({ refusal: code });
    };
    const late = setTimeout(() => stop("picture_too_slow"), seconds_max * 1000);
    const aborted = () => stop("bad_upload");
    const finish = (answer: Answer) => {
      clearTimeout(late);
      signal.removeEventListener("abort", aborted);
      worker.off("message", answered).off("exit", ended);
      resolve(answer);
    };
    worker.once("message", answered).once("exit", ended);
    signal.addEventListener("abort", aborted, { once: true });
    if (signal.aborted) return aborted();
    worker.send(order, (cause) => cause && reject(cause));
  });
}
