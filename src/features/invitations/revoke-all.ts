import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { revokeEvery } from "./store.ts";

/** Revokes all unused invitations, because a demo's links are public. */
export async function revokeAllInvitations({ clock }: Pick<Context, "clock">, tx: Database): Promise<void> {
  await revokeEvery(tx, clock());
}
