import type { Database } from "../../platform/database/database.ts";
import { eraseRecipient } from "./store-records.ts";

export { listToAddress } from "./store-records.ts";

/** Returns the ids of the emails; their delivery status stays. */
export async function eraseAddress(tx: Database, email: string): Promise<string[]> {
  return eraseRecipient(tx, email, "Its recipient was erased.");
}
