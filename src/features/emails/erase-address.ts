import type { Database } from "../../platform/database.ts";
import { forgetAddress } from "./store-records.ts";

/** For a request under POPIA: what was written to an address. */
export { listToAddress } from "./store-records.ts";

/** Forgets an address in every email, and answers which ones it stood in. What became of them stays. */
export async function eraseAddress(tx: Database, email: string): Promise<string[]> {
  return forgetAddress(tx, email, "Its recipient was erased.");
}
