import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Side } from "./rules.ts";
import { listBlockedProviders, type Asker } from "./store-blocks.ts";

export type { Asker } from "./store-blocks.ts";

/** The providers that an enquiry leaves out: they take nothing of whoever asks, or it takes nothing of them [conversations-26]. */
export async function findBlocked(db: Database, asker: Asker): Promise<string[]> {
  return (await listBlockedProviders(db, asker)).map(({ provider_id }) => provider_id);
}

/** Which side of a provider and whoever asks takes nothing of the other; undefined where neither does. */
export async function findBlock(db: Database, provider_id: string, asker: Asker): Promise<Side | undefined> {
  return (await listBlockedProviders(db, asker)).find((each) => each.provider_id === provider_id)?.by;
}

/** Refuses an enquiry to a provider that takes none of whoever asks, or that it blocked itself. */
export function assertNotBlocked(by: Side | undefined): void {
  if (by !== undefined) refuse(by === "couple" ? "blocked_by_you" : "takes_no_enquiries");
}
