import type { Cache } from "../../platform/cache.ts";
import { changesChannel, type OpenDatabase } from "../../platform/database.ts";

/**
 * Evicts from the caches what was made from changed things: with a commit of this process before that is acknowledged, with
 * those of others when they are heard of, and everything when some may have been missed.
 */
export async function forgetChanges(
  database: OpenDatabase,
  caches: readonly Pick<Cache<never>, "drop" | "doubt" | "clear">[],
): Promise<void> {
  const drop = (tags: readonly string[]) => caches.forEach((cache) => cache.drop(tags));
  database.onOwnChange(drop);
  await database.listen(
    changesChannel,
    (payload) => drop(payload.split(" ")),
    () => caches.forEach((cache) => cache.clear()),
    () => caches.forEach((cache) => cache.doubt()),
  );
}
