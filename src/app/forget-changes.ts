import { changesChannel, readChange, type OpenDatabase } from "../platform/database.ts";
import type { PageCache } from "../platform/http/page-cache.ts";
import type { Led } from "../platform/led-process.ts";
import type { Standby } from "../platform/standby.ts";
import type { TaggedCache } from "../platform/tagged-cache.ts";

/**
 * Has this process forget what was made from changed things: with its own commits before it acknowledges them, with those
 * of others when it hears of them, and everything when it may have missed some; while it hears of none it takes nothing for sure. Processes that are led by one wait for each
 * other before they acknowledge. Pages that are read at the moment of an own change are made anew before it is acknowledged.
 */
export async function forgetChanges(
  database: OpenDatabase,
  {
    cache,
    pageCache,
    led,
    standby,
  }: { cache: TaggedCache; pageCache: PageCache; led: Led | null; standby?: Standby | undefined },
): Promise<void> {
  const forgetFacts = (tags: readonly string[]) => {
    standby?.noteChange();
    cache.drop(tags);
  };
  const forget = (tags: readonly string[]) => {
    forgetFacts(tags);
    pageCache.drop(tags);
  };
  database.onOwnChange(async (tags) => {
    forgetFacts(tags);
    await Promise.all([pageCache.renew(tags), led?.tell(tags)]);
  });
  await database.listen(
    changesChannel,
    (payload) => {
      const { tags, mark } = readChange(payload);
      if (mark !== database.ownMark) forget(tags);
    },
    () => {
      standby?.noteChange();
      cache.clear();
      pageCache.clear();
    },
    () => pageCache.doubt(),
  );
  led?.onChange(forget);
}
