import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

type OnChange = (tags: readonly string[]) => void;

/** What the transaction that is under way has announced so far. */
const announced = new AsyncLocalStorage<Set<string>>();

/** Notes what a transaction announces, for `tellAfterCommit`. */
export function noteAnnounced(tags: readonly string[]): void {
  for (const tag of tags) announced.getStore()?.add(tag);
}

/**
 * Has every transaction of the database call back with what it announced, once it is over and before whoever waits for it
 * goes on. A failed one too: a commit whose answer was lost may hold all the same.
 */
export function tellAfterCommit(db: Database): { onOwnChange(heard: OnChange): void } {
  const ears: OnChange[] = [];
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const tags = new Set<string>();
    try {
      return await announced.run(tags, () => begin(work, config));
    } finally {
      if (tags.size > 0) for (const heard of ears) heard([...tags]);
    }
  };
  return { onOwnChange: (heard) => void ears.push(heard) };
}
