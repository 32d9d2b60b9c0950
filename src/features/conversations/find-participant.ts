import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockMembership } from "../couples/lock-couple.ts";
import { waitingRefusal } from "../couples/rules.ts";
import { hashOfLink } from "./links/make-link.ts";
import { conversationLinkLimits, type Side, type Writer } from "./rules.ts";
import { findConversation, findLinkedConversation, lockConversation, type Result } from "./store.ts";

export type ConversationReference = { id: string } | { token: string };

export type Participant = {
  result: Result;
  side: Side;
  /** A guest's link takes precedence over a session. */
  isLinked?: boolean;
};

type ParticipantContext = Pick<Context, "actor" | "keyedHash">;

/** Refuses others' conversations like missing ones (`conversation_not_found`), and dead links (`dead_link`). */
export async function requireParticipant(
  ctx: ParticipantContext,
  db: Database,
  named: ConversationReference,
): Promise<Participant> {
  if ("token" in named) {
    const result = await findLinkedConversation(db, hashOfLink(ctx, named.token));
    return { result: result ?? refuse("dead_link"), side: "couple", isLinked: true };
  }
  return requireConversation(ctx, db, named.id, "conversation_not_found");
}

/** A conversation of the own wedding, while working in another, gets its own message [weddings-18]. */
export async function requireConversation(
  { actor }: Pick<Context, "actor">,
  db: Database,
  id: string,
  refusal: "conversation_not_found" | "quote_not_found" | "booking_not_found",
): Promise<Participant> {
  const result = isUuid(id) ? await findConversation(db, id) : null;
  const side = result && sideOf(actor, result);
  if (result && side) return { result, side };
  return refuse(refusal, result ? waitingRefusal(actor, result.couple_id) : {});
}

/** Locks the conversation and the member's place in the wedding (`conflict`). */
export async function lockParticipant(
  ctx: ParticipantContext,
  tx: Database,
  named: ConversationReference,
): Promise<Participant> {
  if ("token" in named) await lockConversation(tx, { link_hash: hashOfLink(ctx, named.token) });
  else if (isUuid(named.id)) {
    if (ctx.actor.kind === "couple") await lockMembership(tx, ctx.actor);
    await lockConversation(tx, named);
  }
  return requireParticipant(ctx, tx, named);
}

/** Refused uses count too. */
export async function countLinkUse(ctx: Context, { address }: Pick<RequestMeta, "address">): Promise<void> {
  await ctx.db.transaction((tx) => countTry(ctx, tx, conversationLinkLimits(address)));
}

/** Counts failures only, because a page requests many pictures. */
export async function countInvalidLink(ctx: Context, { linkToken = "", address }: RequestMeta): Promise<void> {
  const result = await findLinkedConversation(ctx.db, hashOfLink(ctx, linkToken));
  if (result === null) await countLinkUse(ctx, { address });
}

export function writerOf(ctx: ParticipantContext, named: ConversationReference): Writer {
  if ("token" in named || ctx.actor.kind === "visitor")
    return { linked_id: "token" in named ? hashOfLink(ctx, named.token) : named.id };
  return { account_id: ctx.actor.id };
}

function sideOf(actor: Context["actor"], { own_provider_id, couple_id }: Result): Side | null {
  if (actor.kind === "provider" && actor.id === own_provider_id) return "provider";
  return actor.kind === "couple" && actor.couple_id === couple_id ? "couple" : null;
}
