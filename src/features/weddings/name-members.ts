import type { Database } from "../../platform/database/database.ts";
import { ownerName } from "./rules.ts";
import { findOwner, listMemberRows } from "./store.ts";

/** Display names by account [weddings-11]; empty for an unshared wedding. */
export async function nameMembers(db: Database, couple_id: string): Promise<ReadonlyMap<string, string>> {
  const members = await listMemberRows(db, couple_id);
  const owner = members.length > 0 ? await findOwner(db, couple_id) : null;
  if (owner === null) return new Map();
  return new Map([[couple_id, ownerName(owner)], ...members.map((each) => [each.account_id, each.name] as const)]);
}
