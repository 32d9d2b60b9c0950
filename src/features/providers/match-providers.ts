import { announceChange, type Database } from "../../platform/database/database.ts";
import { matchBusiness } from "../places/match-business.ts";
import { countUnplaced, lockUnmatchedProviders, updateMatched } from "./store-places.ts";

const batch = 500;
const before_all = "00000000-0000-0000-0000-000000000000";

/** In small transactions that processes share [places-4]. `unplaced` counts all without a place. */
export async function matchProviders(db: Database, stop?: AbortSignal): Promise<{ matched: number; unplaced: number }> {
  let matched = 0;
  let after = stop?.aborted ? undefined : before_all;
  while (after !== undefined) {
    const from: string = after;
    const ids = await db.transaction(async (tx) => matchSome(tx, from));
    matched += ids.length;
    after = stop?.aborted ? undefined : ids.at(-1);
  }
  return { matched, unplaced: await countUnplaced(db) };
}

async function matchSome(tx: Database, after: string): Promise<string[]> {
  const locked = await lockUnmatchedProviders(tx, after, batch);
  if (locked.length === 0) return [];
  await updateMatched(
    tx,
    locked.map(({ id, ...business }) => ({ id, ...matchBusiness(business) })),
  );
  const ids = locked.map(({ id }) => id);
  await announceChange(tx, ["catalogue", ...ids.map((id) => `provider:${id}`)]);
  return ids;
}
