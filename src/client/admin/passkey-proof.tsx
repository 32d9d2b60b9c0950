import { useState } from "react";
import type { AccountKind } from "../../contract/accounts/shapes.ts";
import { proveIdentity } from "../../contract/accounts/words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { call } from "../call.ts";
import { loadPasskeys } from "../load-passkeys.ts";

/** A passkey in the place of the password, for the session that asks. */
export function PasskeyProof({ as, onProven }: { as: AccountKind; onProven: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function prove() {
    setIsBusy(true);
    setError(null);
    const { showPasskey } = await loadPasskeys();
    const shown = await showPasskey({}, as);
    const failed = "We could not check this. Please check your connection and try again.";
    const outcome = shown.ok ? await call(proveIdentity, { as, body: { passkey: shown.body }, failed }) : shown;
    setIsBusy(false);
    if (outcome.ok) onProven();
    else setError(outcome.error);
  }
  return (
    <>
      <Button small variant="outline" busy={isBusy} onClick={() => void prove()}>
        Use a passkey
      </Button>
      {error !== null && (
        <Banner tone="bad" announce>
          {error}
        </Banner>
      )}
    </>
  );
}
