import type { PendingSignIn } from "../../contract/accounts/code-schema.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { signIn } from "../accounts/sessions/sign-in.ts";
import { readCouple } from "./read-couple.ts";

export async function signInCouple(
  ctx: Context,
  credentials: { email: string; password: string },
  meta: RequestMeta,
): Promise<{ token: string; couple: Couple } | PendingSignIn> {
  const { account, ...begun } = await signIn(ctx, "couple", credentials, meta);
  if ("pending_token" in begun) return begun;
  return { ...begun, couple: await readCouple(ctx.db, account.id) };
}
