import { streams_per_link_max } from "../../contract/conversations/calls.ts";
import type { Context, Runtime } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireAccount, requireParty } from "../accounts/rules.ts";
import { worksIn } from "../weddings/check-role.ts";
import { countInvalidLink, requireParticipant } from "./find-participant.ts";
import { hashOfLink } from "./links/make-link.ts";

/** Payload: conversation id and both sides, a guest by its link's hash; also ended links (`notify_link_ended`). */
const channel = "umshado_conversations";
const link_ended = "link_ended";
/** Same channel: an account now works in another wedding (`notify_wedding_changed`). */
const wedding_changed = "wedding_changed";

/**
 * Streams get `conversation` after each commit by any process, and `again` after a gap. Ended links and changed
 * weddings close them [weddings-5].
 */
export async function notifyStreams({ database, live }: Pick<Runtime, "database" | "live">): Promise<void> {
  await database.listen(
    channel,
    (payload) => {
      const [id = "", ...sides] = payload.split(" ");
      for (const side of sides) {
        if (id === link_ended) live.end(side);
        else if (id === wedding_changed) live.endStreamsOf(side);
        else live.announce(side, "conversation", id);
      }
    },
    () => live.notifyAll("again"),
  );
}

/** Sends names and ids only [conversations-15]. Refuses visitors, too many streams, and members who were removed. */
export async function answerEvents({ actor, live, db }: Pick<Context, "actor" | "live" | "db">): Promise<Response> {
  // opened before the lookup, so that a removal in between ends it
  const stream = live.open(requireParty(actor).id, { holder: requireAccount(actor).id });
  if (actor.kind === "couple" && actor.role !== "owner" && !(await worksIn(db, actor))) {
    await stream.cancel();
    refuse("conflict");
  }
  return eventStream(stream);
}

/** For a guest's link; refuses a dead link or too many streams. */
export async function answerLinkedEvents(ctx: Context, meta: RequestMeta): Promise<Response> {
  const token = meta.linkToken ?? "";
  // opened before the lookup, so that an end in between closes it
  const stream = ctx.live.open(hashOfLink(ctx, token), { most: streams_per_link_max });
  try {
    await countInvalidLink(ctx, meta);
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
      // stops nginx from buffering
      "x-accel-buffering": "no",
    },
  });
}
