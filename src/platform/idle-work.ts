import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** How long the process is watched before each piece of work, and how busy it may have been meanwhile. */
const watch_milliseconds = 150;
const busy_share_max = 0.3;
/** A process that never rests would gather pieces for ever: the oldest make room. */
const waiting_max = 256;

/** Does work that can wait, when there is time for it. */
export type WhenIdle = (work: () => Promise<void>) => void;

/** Answers which share of the time since it began the process had something to do. */
type Watch = () => () => number;

function watchProcess(): () => number {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).utilization;
}

/**
 * Does work one piece at a time, each after a moment in which the process had little else to do. `isBusy` says that
 * something more important waits although nothing runs. A piece that fails, or has too many behind it, is dropped: whoever gave it can do without.
 */
export function idleWork(isBusy: () => boolean, watch: Watch = watchProcess): WhenIdle {
  const waiting: (() => Promise<void>)[] = [];
  let isAtWork = false;
  const wait = () => {
    isAtWork = waiting.length > 0;
    if (!isAtWork) return;
    const busyShare = watch();
    setTimeout(() => {
      const work = busyShare() > busy_share_max || isBusy() ? undefined : waiting.shift();
      if (work) work().then(wait, wait);
      else wait();
    }, watch_milliseconds).unref();
  };
  return (work) => {
    waiting.push(work);
    if (waiting.length > waiting_max) waiting.shift();
    if (!isAtWork) wait();
  };
}

/** How busy a process may be while its workers go on at once, and how long each rests otherwise. */
const working_share_max = 0.6;
const rest_milliseconds = 100;

/**
 * Has a worker rest after a go in which the process had much to do: those who wait for an answer come first, and what gathers meanwhile is
 * taken together. A rest is short, so that the work never stands still.
 */
export function restWhenBusy(watch: Watch = watchProcess, rest: typeof pause = pause): () => Promise<void> {
  let busyShare = watch();
  return async () => {
    if (busyShare() > working_share_max) await rest(rest_milliseconds);
    busyShare = watch();
  };
}
