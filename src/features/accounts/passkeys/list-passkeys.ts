import type { Passkey } from "../../../contract/accounts/second-factor-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { presentPasskey } from "../present.ts";
import { requireAccount } from "../rules.ts";
import { listOf } from "./store-passkeys.ts";

/** Oldest first. */
export async function listPasskeys({ actor, db }: Context): Promise<Passkey[]> {
  return (await listOf(db, requireAccount(actor).id)).map(presentPasskey);
}
