import { fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";

const heap_megabytes = 256;

type AsideLimits = {
  starting_seconds_max: number;
  /** From when the process is ready, because starting can be slow. */
  seconds_max: number;
  /** Below the server, but not lowest, so that it still finishes in time. */
  isLowered?: boolean;
};

/** Why a process gave no answer; "ended" covers too much memory. */
export type AsideFailure = "slow_start" | "slow" | "ended";

/**
 * A separate process for untrusted input, killed for time or memory, so that it blocks or crashes nothing; a thread
 * could crash the server. It sends "ready", receives the order, and sends its answer.
 *
 * @param file TypeScript, which Node runs; relative to the project.
 */
export async function runAside<Answer extends object>(
  file: string,
  order: object,
  { starting_seconds_max, seconds_max, isLowered = false }: AsideLimits,
): Promise<Answer | AsideFailure> {
  const worker = fork(file, {
    execArgv: [`--max-old-space-size=${heap_megabytes}`],
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
