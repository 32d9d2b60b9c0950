import type { Context } from "../../../platform/context.ts";
import { isCodeOf } from "../../../platform/link-code.ts";
import { normalEmail } from "../../../platform/network/normal-email.ts";
import { countTry, limitsByAddress } from "../../../platform/rate-limit.ts";
import { refuseField } from "../../../platform/refusal.ts";

const shared = { name: "link_code", window_seconds: 60 * 60 };
const tries_max = { of_address: 20, of_mailbox: 60 };

type Typed = { email: string; code: string };

/** Refuses every wrong code alike; limits tries per address and mailbox [accounts-35]. */
export async function matchLinkCode(
  ctx: Context,
  { email, code }: Typed,
  { address }: { address: string },
  listTokens: () => Promise<string[]>,
): Promise<string> {
  const ofMailbox = { ...shared, name: "link_code_mailbox", key: normalEmail(email), tries_max: tries_max.of_mailbox };
  const ofAddress = limitsByAddress(address, { ...shared, tries_max: tries_max.of_address });
  await ctx.db.transaction((tx) => countTry(ctx, tx, [...ofAddress, ofMailbox]));
  const result = (await listTokens()).find((token) => isCodeOf(token, code));
  return result ?? refuseField("code", "This code is not for this address. Please type the one in the newest email.");
}
