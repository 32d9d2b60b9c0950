import type { Runtime } from "./context.ts";

/**
 * Does something again and again unless it is still under way; stopping waits for it. What fails is told in the log under
 * its name, and tried again with the next turn.
 */
export function repeatWork(
  { log }: Pick<Runtime, "log">,
  { name, every_ms }: { name: string; every_ms: number },
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const turn = () => {
    running ??= work()
      .catch((cause: unknown) => {
        log.warn(name, { message: cause instanceof Error ? cause.message : String(cause) });
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(turn, every_ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
