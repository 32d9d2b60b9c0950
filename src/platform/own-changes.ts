import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

/** What the transaction that is under way has announced so far. */
const announced = new AsyncLocalStorage<Set<string>>();

/** Notes what a transaction announces, for `tellAfterCommit`. */
export function noteAnnounced(names: readonly string[]): void {
  const noted = announced.getStore();
  for (const name of names) noted?.add(name);
}

/**
 * Has every transaction of the database tell what it announced, once it is over and before whoever waits for it goes
 * on: this process answers nobody with a change that its own memory doesn't know of. One that failed tells it too, since
 * a commit whose answer was lost may hold all the same; to forget too much costs a moment only. Answers how to be told.
 */
export function tellAfterCommit(db: Database): (heard: (names: readonly string[]) => void) => void {
  const ears: ((names: readonly string[]) => void)[] = [];
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const names = new Set<string>();
    try {
      return await announced.run(names, () => begin(work, config));
    } finally {
      if (names.size > 0) for (const heard of ears) heard([...names]);
    }
  };
  return (heard) => void ears.push(heard);
}
