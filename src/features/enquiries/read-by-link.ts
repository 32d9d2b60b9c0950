import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { hashToken } from "../accounts/rules.ts";
import { listLinked, type LinkedConversation } from "../conversations/list-linked.ts";
import { withRecipients, type Sent } from "./list-sent.ts";
import { linkLimits } from "./rules.ts";
import { findLinked } from "./store-links.ts";

/** An enquiry by its link, and who has written since. */
export type Linked = { found: Sent; answers: LinkedConversation[] };

type Caller = Pick<RequestMeta, "address">;

/**
 * What is held of a guest's enquiry, for whoever has the link of its copy [enquiries-31]; changes nothing. Refuses an unknown
 * link, one that a newer copy or a correction replaced, and too many looks from one address.
 */
export async function readByLink(ctx: Context, { token }: { token: string }, { address }: Caller): Promise<Linked> {
  // counted also where it is refused
  await ctx.db.transaction((tx) => countTry(ctx, tx, linkLimits(address)));
  return (await findByLink(ctx, token)) ?? refuse("dead_link");
}

/** The enquiry of a link with everybody that it went to and who has written since; null for a dead one. */
export async function findByLink(ctx: Context, token: string): Promise<Linked | null> {
  const enquiry = await findLinked(ctx.db, hashToken(token));
  const [found] = await withRecipients(ctx.db, enquiry === null ? [] : [{ ...enquiry, by: null }], null);
  return found ? { found, answers: await listLinked(ctx, found.id) } : null;
}
