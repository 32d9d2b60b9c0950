import type { Context, Runtime } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";

/** The channel on which the database says whose conversation changed (migration 0043). */
const channel = "umshado_conversations";

/**
 * Has the open streams of this process told, within moments of the commit and whichever process made it, that a conversation is otherwise than it was:
 * `conversation` with its id, for both of its sides. After a gap in which something may have been lost everybody is told `again`.
 */
export async function tellStreams({ database, live }: Pick<Runtime, "database" | "live">): Promise<void> {
  await database.listen(
    channel,
    (payload) => {
      const [id = "", ...sides] = payload.split(" ");
      for (const side of sides) live.tell(side, "conversation", id);
    },
    () => live.tellAll("again"),
  );
}

/** A stream of what changes for whoever is signed in: names and ids only [conversations-15]. Refuses strangers, and too many streams of one account. */
export function answerEvents({ actor, live }: Pick<Context, "actor" | "live">): Response {
  if (actor.kind === "visitor") refuse("sign_in_required");
  return new Response(live.open(actor.id), {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // nginx hands on what it has
      "x-accel-buffering": "no",
    },
  });
}
