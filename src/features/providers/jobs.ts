import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { Runtime } from "../../platform/context.ts";
import { forgetOldViews, writeViews } from "./count-view.ts";

/** A count is at most so old in the database. */
const write_views_milliseconds = 5_000;

/**
 * Writes the counted looks at profiles now and then until it is stopped, which writes once more. What can't be written is
 * told, and tried again with the next.
 */
export function startViewCounts({ database: { db }, clock, log }: Runtime): () => Promise<void> {
  let swept = "";
  let running: Promise<void> | undefined;
  const write = async () => {
    await writeViews(db);
    const today = southAfricanTime(clock().getTime()).slice(0, 10);
    if (today !== swept) await forgetOldViews(db, today);
    swept = today;
  };
  const turn = () => {
    running ??= write()
      .catch((cause: unknown) => {
        log.warn("counting views", { message: cause instanceof Error ? cause.message : String(cause) });
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(() => void turn(), write_views_milliseconds).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await turn();
  };
}
