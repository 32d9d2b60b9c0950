import { exchangeHandoff as call } from "../contract/accounts/shapes.ts";
import { exchangeHandoff } from "../features/accounts/exchange-handoff.ts";
import { readCouple } from "../features/couples/read-couple.ts";
import { readProviderUser } from "../features/providers/read-provider-user.ts";
import type { Router } from "../platform/http/router.ts";

/** The end of a social sign-in: it answers the person of either kind, so no feature can hold it. */
export function registerSocialSignIn(router: Router): void {
  router.bind(call, async (ctx, { body, meta }) => {
    const { token, account } = await exchangeHandoff(ctx, body, meta);
    const { id, kind } = account;
    return kind === "provider"
      ? { token, userType: kind, provider: await readProviderUser(ctx.db, id) }
      : { token, userType: kind, couple: await readCouple(ctx.db, id) };
  });
}
