import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

/** Who is told the tags. Whoever waits for the commit waits for its promise too. */
export type Ear = (tags: readonly string[]) => void | Promise<void>;

/** What the transaction that is under way has announced so far, and the mark of the open database that tells it. */
const announced = new AsyncLocalStorage<{ tags: Set<string>; mark: string }>();

/** Notes what a transaction announces, for `tellAfterCommit`. Answers the mark of who tells it; undefined where nobody does. */
export function noteAnnounced(tags: readonly string[]): string | undefined {
  const noted = announced.getStore();
  for (const tag of tags) noted?.tags.add(tag);
  return noted?.mark;
}

/** How to be told of a database's own changes, and the mark that they bear where every process hears of them. */
export type OwnChanges = { onOwnChange(heard: Ear): void; ownMark: string };

/**
 * Has every transaction of the database tell what it announced, once it is over and before whoever waits for it goes
 * on: this process answers nobody with a change that its own memory doesn't know of. One that failed tells it too, since
 * a commit whose answer was lost may hold all the same; to forget too much costs a moment only.
 */
export function tellAfterCommit(db: Database): OwnChanges {
  const ears: Ear[] = [];
  const ownMark = randomBytes(8).toString("hex");
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const tags = new Set<string>();
    try {
      return await announced.run({ tags, mark: ownMark }, () => begin(work, config));
    } finally {
      if (tags.size > 0) for (const heard of ears) await heard([...tags]);
    }
  };
  return { onOwnChange: (heard) => void ears.push(heard), ownMark };
}
