import type { z } from "zod";
import type { checkLinkRoute as checkLinkCall } from "../../../contract/accounts/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { hashToken } from "../rules.ts";
import { findLivingToken } from "./store-tokens.ts";

type Requested = z.output<NonNullable<typeof checkLinkCall.body>>;

/** Whether an enquiry waits for this link; a later feature supplies it. */
export type IsWaiting = (ctx: Context, token: string) => Promise<boolean>;

/** Does not use the token up, because mail scanners open every link [accounts-33]. */
export async function checkLink(ctx: Context, { token, purpose }: Requested, isWaiting: IsWaiting): Promise<void> {
  const isAlive =
    purpose === "enquiry_confirmation"
      ? await isWaiting(ctx, token)
      : (await findLivingToken(ctx.db, purpose, hashToken(token), ctx.clock())) !== null;
  if (!isAlive) refuse("dead_link");
}
