import * as limits from "../../contract/conversations/limits.ts";
import type { Context, Runtime } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireAccount, requireParty } from "../accounts/rules.ts";
import { worksIn } from "../weddings/check-role.ts";
import { countDeadLink, requireParticipant } from "./find-participant.ts";
import { hashOfLink } from "./make-link.ts";

/**
 * The channel on which the database says whose conversation changed: its id and both sides, a guest by what its link is found by. Of a link
 * that is dead from then on it says so (migration 0055).
 */
const channel = "umshado_conversations";
const link_ended = "link_ended";
/** On the same channel: an account works in another wedding from then on (migration 0057). */
const wedding_changed = "wedding_changed";

/**
 * Has the open streams of this process told, within moments of the commit and whichever process made it, that a conversation is otherwise than it was:
 * `conversation` with its id, for both of its sides. The streams of a guest's link end with it, those of an account whose wedding is another from then on [weddings-5]. After a gap in which something may have been lost everybody is told `again`.
 */
export async function tellStreams({ database, live }: Pick<Runtime, "database" | "live">): Promise<void> {
  await database.listen(
    channel,
    (payload) => {
      const [id = "", ...sides] = payload.split(" ");
      for (const side of sides) {
        if (id === link_ended) live.end(side);
        else if (id === wedding_changed) live.endHeldBy(side);
        else live.tell(side, "conversation", id);
      }
    },
    () => live.tellAll("again"),
  );
}

/** A stream of what changes for whoever is signed in: names and ids only [conversations-15]. Refuses strangers, too many streams of one account, and whoever lost the wedding meanwhile. */
export async function answerEvents({ actor, live, db }: Pick<Context, "actor" | "live" | "db">): Promise<Response> {
  // opened before the place is looked up: a removal in between ends it
  const stream = live.open(requireParty(actor).id, { holder: requireAccount(actor).id });
  if (actor.kind === "couple" && actor.role !== "owner" && !(await worksIn(db, actor))) {
    await stream.cancel();
    refuse("conflict");
  }
  return eventStream(stream);
}

/** The same of one conversation, for whoever has its guest's link. Refuses a link that leads nowhere, and too many streams of one. */
export async function answerLinkedEvents(ctx: Context, meta: RequestMeta): Promise<Response> {
  const token = meta.linkToken ?? "";
  // opened before the link is looked up: an end in between ends it
  const stream = ctx.live.open(hashOfLink(ctx, token), { most: limits.streams_per_link_max });
  try {
    await countDeadLink(ctx, meta);
    await requireParticipant(ctx, ctx.db, { token });
  } catch (cause) {
    await stream.cancel();
    throw cause;
  }
  return eventStream(stream);
}

function eventStream(stream: ReadableStream<Uint8Array>): Response {
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // nginx hands on what it has
      "x-accel-buffering": "no",
    },
  });
}
