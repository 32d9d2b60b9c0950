import { id as idShape } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { holdPlace } from "../couples/lock-couple.ts";
import { sayWaiting } from "../couples/rules.ts";
import { hashOfLink } from "./make-link.ts";
import { linkLimits, type Side, type Writer } from "./rules.ts";
import { findConversation, findLinked, lockConversation, type Found } from "./store.ts";

/** By what a conversation is named: its id, for whoever is signed in, or the token of a guest's link. */
export type Named = { id: string } | { token: string };

/** A conversation with the side that asks. */
export type Participant = {
  found: Found;
  side: Side;
  /** By a guest's link: whoever is signed in beside it does not matter. */
  isLinked?: boolean;
};

type Asking = Pick<Context, "actor" | "keyedHash">;

/**
 * The conversation and which side of it asks: the provider or couple whose it is, or a guest by its link. Refuses what is
 * somebody else's like what isn't there (`conversation_not_found`), and a link that leads nowhere (`dead_link`).
 */
export async function requireParticipant(ctx: Asking, db: Database, named: Named): Promise<Participant> {
  if ("token" in named) {
    const found = await findLinked(db, hashOfLink(ctx, named.token));
    return { found: found ?? refuse("dead_link"), side: "couple", isLinked: true };
  }
  return requireNamed(ctx, db, named.id, "conversation_not_found");
}

/** The same of a conversation by its id. What is in the own wedding, which waits, is refused with a sentence that says so [weddings-18]. */
export async function requireNamed(
  { actor }: Pick<Context, "actor">,
  db: Database,
  id: string,
  refusal: "conversation_not_found" | "quote_not_found" | "booking_not_found",
): Promise<Participant> {
  const found = isId(id) ? await findConversation(db, id) : null;
  const side = found && sideOf(actor, found);
  if (found && side) return { found, side };
  return refuse(refusal, found ? sayWaiting(actor, found.couple_id) : {});
}

/** The same with the conversation held until the transaction ends, and with it the place of a member in the wedding (`conflict`). */
export async function lockParticipant(ctx: Asking, tx: Database, named: Named): Promise<Participant> {
  if ("token" in named) await lockConversation(tx, { link_hash: hashOfLink(ctx, named.token) });
  else if (isId(named.id)) {
    if (ctx.actor.kind === "couple") await holdPlace(tx, ctx.actor);
    await lockConversation(tx, named);
  }
  return requireParticipant(ctx, tx, named);
}

/** Counts a use of a guest's link, also where it is refused. */
export async function countLinkUse(ctx: Context, { address }: Pick<RequestMeta, "address">): Promise<void> {
  await ctx.db.transaction((tx) => countTry(ctx, tx, linkLimits(address)));
}

/** Counts it only where the link leads nowhere: a page asks for each of its pictures. */
export async function countDeadLink(ctx: Context, { linkToken = "", address }: RequestMeta): Promise<void> {
  const found = await findLinked(ctx.db, hashOfLink(ctx, linkToken));
  if (found === null) await countLinkUse(ctx, { address });
}

/** Who writes, by how the conversation is named. */
export function writerOf(ctx: Asking, named: Named): Writer {
  if ("token" in named || ctx.actor.kind === "visitor")
    return { linked_id: "token" in named ? hashOfLink(ctx, named.token) : named.id };
  return { account_id: ctx.actor.id };
}

const isId = (id: string) => idShape.safeParse(id).success;

function sideOf(actor: Context["actor"], { own_provider_id, couple_id }: Found): Side | null {
  if (actor.kind === "provider" && actor.id === own_provider_id) return "provider";
  return actor.kind === "couple" && actor.couple_id === couple_id ? "couple" : null;
}
