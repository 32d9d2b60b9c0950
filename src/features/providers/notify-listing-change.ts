import { announceChange, type Database } from "../../platform/database/database.ts";
import { readListingHash } from "./store-shown.ts";

/** Call it before the change, under the provider's lock; pass the result to `notifyListingChange`. */
export const snapshotListing = readListingHash;

/** Always announces the profile and those of `extra`; lists only where their content differs from `was`. */
export async function notifyListingChange(
  tx: Database,
  id: string,
  was: string | null,
  extra: readonly string[] = [],
): Promise<void> {
  const hash = await readListingHash(tx, id);
  const lists = hash === was ? [] : ["catalogue"];
  const timestamps = hash === null && was === null ? [] : ["profiles"];
  await announceChange(tx, [...lists, ...timestamps, ...[id, ...extra].map((each) => `provider:${each}`)]);
}
