import { performance } from "node:perf_hooks";

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
