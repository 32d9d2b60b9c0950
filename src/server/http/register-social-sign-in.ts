import { exchangeHandoffRoute as call, type AccountKind } from "../../contract/accounts/schema.ts";
import {
  finishSignInRoute as finishCall,
  signInByPasskeyRoute as passkeyCall,
} from "../../contract/accounts/second-factor-schema.ts";
import { signInByPasskey } from "../../features/accounts/passkeys/check-passkey.ts";
import { exchangeHandoff } from "../../features/accounts/sessions/exchange-handoff.ts";
import { finishSignIn } from "../../features/accounts/sessions/finish-sign-in.ts";
import { readCouple } from "../../features/couples/read-couple.ts";
import { readProviderUser } from "../../features/providers/account/read-provider-user.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Router } from "../../platform/http/router.ts";

/** These calls return either account kind, so no feature can own them. */
export function registerSocialSignIn(router: Router): void {
  router.bind(call, async (ctx, { body, meta }) => {
    const { account, ...begun } = await exchangeHandoff(ctx, body, meta);
    if ("pending_token" in begun) return { ...begun, userType: account.kind };
    return presentEntered(ctx.db, begun.token, account);
  });
  router.bind(finishCall, async (ctx, { body, meta }) => {
    const { token, account } = await finishSignIn(ctx, body, meta);
    return presentEntered(ctx.db, token, account);
  });
  router.bind(passkeyCall, async (ctx, { body, meta }) => {
    const { token, account } = await signInByPasskey(ctx, body.shown, meta);
    return presentEntered(ctx.db, token, account);
  });
}

async function presentEntered(db: Database, token: string, { id, kind }: { id: string; kind: AccountKind }) {
  return kind === "provider"
    ? { token, userType: kind, provider: await readProviderUser(db, id) }
    : { token, userType: kind, couple: await readCouple(db, id) };
}
