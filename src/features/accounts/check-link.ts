import type { z } from "zod";
import type { checkLink as checkLinkCall } from "../../contract/accounts/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { hashToken } from "./rules.ts";
import { findTokenOwner } from "./store.ts";

type Asked = z.output<NonNullable<typeof checkLinkCall.body>>;

/** Refuses a mailed link that is unknown, used or over, and uses none up: programs that look into mails open every link [accounts-33]. */
export async function checkLink({ db, clock }: Context, { token, purpose }: Asked): Promise<void> {
  if ((await findTokenOwner(db, purpose, hashToken(token), clock())) === null) refuse("dead_link");
}
