import type { Cache } from "../../platform/cache.ts";
import { changesChannel, type OpenDatabase } from "../../platform/database/database.ts";

/** Own commits evict before they are acknowledged, others' when announced; missing announcements evict everything. */
export async function invalidateCaches(
  database: OpenDatabase,
  caches: readonly Pick<Cache<never>, "drop" | "doubt" | "clear">[],
): Promise<void> {
  const drop = (tags: readonly string[]) => caches.forEach((cache) => cache.drop(tags));
  database.onLocalChange(drop);
  await database.listen(
    changesChannel,
    (payload) => drop(payload.split(" ")),
    () => caches.forEach((cache) => cache.clear()),
    () => caches.forEach((cache) => cache.doubt()),
  );
}
