import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { Side } from "../rules.ts";
import { listBlockedProviders, listBookedProviders, type Asker } from "./store-blocks.ts";

/** Blocked by either side [conversations-26], or booked already. */
export async function findLeftOut(db: Database, asker: Asker): Promise<string[]> {
  const blocked = (await listBlockedProviders(db, asker)).map(({ provider_id }) => provider_id);
  return asker.couple_id === null ? blocked : [...blocked, ...(await listBookedProviders(db, asker.couple_id))];
}

/** Undefined where neither blocks. */
export async function findBlock(db: Database, provider_id: string, asker: Asker): Promise<Side | undefined> {
  return (await listBlockedProviders(db, asker)).find((each) => each.provider_id === provider_id)?.by;
}

export function assertNotBlocked(by: Side | undefined): void {
  if (by !== undefined) refuse(by === "couple" ? "blocked_by_you" : "takes_no_enquiries");
}
