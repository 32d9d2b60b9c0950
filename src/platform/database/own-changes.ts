import { AsyncLocalStorage } from "node:async_hooks";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

type OnChange = (tags: readonly string[]) => void;

const announced = new AsyncLocalStorage<Set<string>>();

export function recordAnnounced(tags: readonly string[]): void {
  for (const tag of tags) announced.getStore()?.add(tag);
}

/** Calls back before the transaction's caller continues, also on failure: a lost answer may hide a commit. */
export function notifyAfterCommit(db: PgDatabase<PgQueryResultHKT>): { onLocalChange(heard: OnChange): void } {
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
  return { onLocalChange: (heard) => void ears.push(heard) };
}
