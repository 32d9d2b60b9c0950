import type { SecondFactorRead } from "../../../contract/accounts/second-factor-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { countOf } from "../passkeys/store-passkeys.ts";
import { requireAccount } from "../rules.ts";
import { countRecoveryCodes, findProgram } from "./store-factors.ts";

export async function readSecondFactor({ actor, db }: Context): Promise<SecondFactorRead> {
  const own = requireAccount(actor);
  const since = (await findProgram(db, own.id))?.confirmed_at ?? null;
  return {
    since: since?.toISOString() ?? null,
    passkeys: await countOf(db, own.id),
    recovery_codes_left: await countRecoveryCodes(db, own.id),
    is_needed: own.kind === "provider" && own.must_enrol === true,
  };
}
