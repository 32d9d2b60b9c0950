import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { isProviderId } from "./rules.ts";
import { lockProviders, type LockedProvider } from "./store-locks.ts";

export { lockProvider, lockProviders, lockEndorsements } from "./store-locks.ts";

/** Locks the row. Refuses what is no provider's id. */
export async function lockKnownProvider(
  tx: Database,
  id: string,
  refusal: "provider_not_found" | "request_not_found" | "sign_in_required" = "provider_not_found",
): Promise<LockedProvider> {
  const [locked] = isProviderId(id) ? (await lockProviders(tx, [id])).values() : [];
  return locked ?? refuse(refusal);
}
