import type { PendingSignIn } from "../../../contract/accounts/code-schema.ts";
import type { ProviderUser } from "../../../contract/providers/my-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { signIn } from "../../accounts/sessions/sign-in.ts";
import { readProviderUser } from "./read-provider-user.ts";

export async function signInProvider(
  ctx: Context,
  credentials: { email: string; password: string },
  meta: RequestMeta,
): Promise<{ token: string; provider: ProviderUser } | PendingSignIn> {
  const { account, ...begun } = await signIn(ctx, "provider", credentials, meta);
  if ("pending_token" in begun) return begun;
  return { ...begun, provider: await readProviderUser(ctx.db, account.id) };
}
