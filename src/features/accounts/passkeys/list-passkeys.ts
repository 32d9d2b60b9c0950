import type { Passkey } from "../../../contract/accounts/second-factor-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { presentPasskey } from "../present.ts";
import { requireAccount } from "../rules.ts";
import { listPasskeyRows } from "./store-passkeys.ts";

/** Oldest first. */
export async function listPasskeys({ actor, db }: Context): Promise<Passkey[]> {
  return (await listPasskeyRows(db, requireAccount(actor).id)).map(presentPasskey);
}
