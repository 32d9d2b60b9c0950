import { announceChange, type Database } from "../../platform/database.ts";
import { readShown } from "./store-shown.ts";

/** What lists show of a provider before it is changed: to be handed to `announceShown` in the same transaction, which holds the provider. */
export const noteShown = readShown;

/**
 * Announces that a provider was changed: its profile, those `beside` that show it, and when it was. Lists, and what is made of them, are announced
 * only where they show something else of it than they `was`: of a profile that is not published, or in words that no card has, nothing.
 */
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
