import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { hashToken } from "../accounts/rules.ts";
import { listLinked, type LinkedConversation } from "../conversations/links/list-linked.ts";
import { withRecipients, type SentWithRecipients } from "./list-sent.ts";
import { enquiryLinkLimits } from "./rules.ts";
import { findLinkedEnquiry } from "./store-links.ts";

export type Linked = { result: SentWithRecipients; answers: LinkedConversation[] };

type Caller = Pick<RequestMeta, "address">;

/** For the copy's link holder; read-only [enquiries-31]. Refuses dead links and too many reads from one address. */
export async function readByLink(ctx: Context, { token }: { token: string }, { address }: Caller): Promise<Linked> {
  // refused reads count too
  await ctx.db.transaction((tx) => countTry(ctx, tx, enquiryLinkLimits(address)));
  return (await findByLink(ctx, token)) ?? refuse("dead_link");
}

export async function findByLink(ctx: Context, token: string): Promise<Linked | null> {
  const enquiry = await findLinkedEnquiry(ctx.db, hashToken(token));
  const [result] = await withRecipients(ctx.db, enquiry === null ? [] : [{ ...enquiry, by: null }], null);
  return result ? { result, answers: await listLinked(ctx, result.id) } : null;
}
