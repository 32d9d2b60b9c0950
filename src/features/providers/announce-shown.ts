import { announceChange, type Database } from "../../platform/database.ts";
import { readShown } from "./store-shown.ts";

/** Call it before the change, under the provider's lock; pass the result to `announceShown`. */
export const noteShown = readShown;

/** Always announces the profile and those `beside` it; lists only where their content differs from `was`. */
export async function announceShown(
  tx: Database,
  id: string,
  was: string | null,
  beside: readonly string[] = [],
): Promise<void> {
  const shown = await readShown(tx, id);
  const lists = shown === was ? [] : ["catalogue"];
  const moments = shown === null && was === null ? [] : ["profiles"];
  await announceChange(tx, [...lists, ...moments, ...[id, ...beside].map((each) => `provider:${each}`)]);
}
