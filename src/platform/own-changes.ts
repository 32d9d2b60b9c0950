import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

/** Who is told the tags. Whoever waits for the commit waits for its promise too. */
export type Ear = (tags: readonly string[]) => void | Promise<void>;

/** What the transaction that is under way has announced so far. */
const announced = new AsyncLocalStorage<Set<string>>();

/** Notes what a transaction announces, for `tellAfterCommit`. */
export function noteAnnounced(tags: readonly string[]): void {
  const noted = announced.getStore();
  for (const tag of tags) noted?.add(tag);
}

/**
 * Has every transaction of the database tell what it announced, once it is over and before whoever waits for it goes
 * on: this process answers nobody with a change that its own memory doesn't know of. One that failed tells it too, since
 * a commit whose answer was lost may hold all the same; to forget too much costs a moment only. Answers how to be told.
 */
export function tellAfterCommit(db: Database): (heard: Ear) => void {
  const ears: Ear[] = [];
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const tags = new Set<string>();
    try {
      return await announced.run(tags, () => begin(work, config));
    } finally {
      if (tags.size > 0) for (const heard of ears) await heard([...tags]);
    }
  };
  return (heard) => void ears.push(heard);
}
