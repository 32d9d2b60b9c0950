import type { Runtime } from "../context.ts";

/** Skips a turn while one runs. Stopping waits, then runs once more if `last`. Failures are logged. */
export function repeatWork(
  { log }: Pick<Runtime, "log">,
  { name, every_ms, last = false }: { name: string; every_ms: number; last?: boolean },
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const turn = (): Promise<unknown> => {
    running ??= work()
      .catch((cause: unknown) => {
        log.warn(name, { message: cause instanceof Error ? cause.message : String(cause) });
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(() => void turn(), every_ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
    if (last) await turn();
  };
}
