import { Secret, TOTP } from "otpauth";
import { sealedFor } from "../../src/features/accounts/second-factor/check-second-factor.ts";
import { seal } from "../../src/platform/seal.ts";
import { secondFactor } from "../../src/schema/accounts.ts";
import type { TestApp } from "../harness.ts";

const secret = new Secret({ size: 20 });

/** Sets the account's secret, current and new, to a known one and returns a valid code. */
export async function factorCode(app: TestApp, account_id: string): Promise<string> {
  const secret_sealed = seal(app.runtime.keyedHash, sealedFor(account_id), secret.base32);
  const now = app.clock.now();
  const set = { secret_sealed, next_secret_sealed: secret_sealed, last_step: 0, confirmed_at: now };
  await app.runtime.database.db
    .insert(secondFactor)
    .values({ account_id, ...set })
    .onConflictDoUpdate({ target: secondFactor.account_id, set });
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}
