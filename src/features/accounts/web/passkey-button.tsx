import { useState } from "react";
import { useNavigate } from "react-router";
import { homePaths } from "../../../client/login-path.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { enterByPasskey } from "./enter-by-passkey.ts";

/** The sign-in by a passkey alone; what it needs is fetched when it is pressed [accounts-30]. */
export function PasskeyButton({ kind }: { kind: AccountKind }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function enter() {
    setIsBusy(true);
    setError(null);
    const entered = await enterByPasskey();
    setIsBusy(false);
    if ("error" in entered) setError(entered.error);
    // the page itself leads on whom it is meant for
    else if (entered.kind !== kind) void navigate(homePaths[entered.kind], { replace: true });
  }
  return (
    <>
      <Button wide variant="outline" busy={isBusy} onClick={() => void enter()}>
        Log in with a passkey
      </Button>
      {error !== null && (
        <Banner tone="bad" announce>
          {error}
        </Banner>
      )}
    </>
  );
}
