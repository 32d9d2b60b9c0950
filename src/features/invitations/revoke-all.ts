import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { revokeEvery } from "./store.ts";

/** Revokes every invitation that nobody has used, in the caller's transaction: the links of a demo are known to everybody. */
export async function revokeAllInvitations({ clock }: Pick<Context, "clock">, tx: Database): Promise<void> {
  await revokeEvery(tx, clock());
}
