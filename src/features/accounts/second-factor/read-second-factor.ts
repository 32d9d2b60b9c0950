import type { SecondFactorRead, Passkey } from "../../../contract/accounts/second-factor-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { countOf, listPasskeyRows } from "../passkeys/store-passkeys.ts";
import { presentPasskey } from "../present.ts";
import { requireAccount } from "../rules.ts";
import { countRecoveryCodes, findProgram } from "./store-factors.ts";

export async function readSecondFactor({ actor, db }: Context): Promise<SecondFactorRead> {
  const account = requireAccount(actor);
  const since = (await findProgram(db, account.id))?.confirmed_at ?? null;
  return {
    since: since?.toISOString() ?? null,
    passkeys: await countOf(db, account.id),
    recovery_codes_left: await countRecoveryCodes(db, account.id),
    is_needed: account.kind === "provider" && account.needs_second_factor === true,
  };
}

/** Oldest first. */
export async function listPasskeys({ actor, db }: Context): Promise<Passkey[]> {
  return (await listPasskeyRows(db, requireAccount(actor).id)).map(presentPasskey);
}
