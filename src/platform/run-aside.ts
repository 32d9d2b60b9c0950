import { fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";

type AsideLimits = {
  starting_seconds_max: number;
  /** From when the process is ready, because starting can be slow. */
  seconds_max: number;
  /** Below the server, but not lowest, so that it still finishes in time. */
  isLowered?: boolean;
};

export type AsideFailure = "slow_start" | "slow" | "ended";

/**
 * A separate process for untrusted input, killed for time or memory, so that it blocks or crashes nothing; a thread
 * could crash the server. `file` is relative to the project, and sends "ready", then an answer to the order.
 */
export async function runAside<Answer extends object>(
  file: string,
  order: object,
  { starting_seconds_max, seconds_max, isLowered = false }: AsideLimits,
): Promise<Answer | AsideFailure> {
  const worker = fork(file, {
    execArgv: ["--max-old-space-size=256"],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer | AsideFailure>();
  let late = setTimeout(() => resolve("slow_start"), starting_seconds_max * 1000);
  worker
    .on("message", (message) => {
      if (message !== "ready") return resolve(message as Answer);
      clearTimeout(late);
      late = setTimeout(() => resolve("slow"), seconds_max * 1000);
      if (isLowered && worker.pid !== undefined)
        setPriority(worker.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
      worker.send(order, () => undefined);
    })
    .once("error", reject)
    .once("exit", () => resolve("ended"));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    worker.kill("SIGKILL");
  }
}
