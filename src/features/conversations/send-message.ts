import type { Message } from "../../contract/conversations/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { doOnce, recallOutcome } from "../../platform/do-once.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { addMessage } from "./add-message.ts";
import { lockParticipant, type Named } from "./find-participant.ts";
import { hashOfLink } from "./make-link.ts";
import { writingLimit } from "./rules.ts";

type Written = { message: Message };

/**
 * Writes a message: it is stored before anybody is told so, and its email promised in the same transaction. The same key with the same
 * text is one message, also when both arrive at once [conversations-3]. Refuses a stranger, a conversation in which nothing can be
 * written, too many messages in an hour, and a key that was used for something else.
 */
export async function sendMessage(
  ctx: Context,
  named: Named,
  text: string,
  { idempotencyKey }: Pick<RequestMeta, "idempotencyKey">,
): Promise<Written> {
  const writer = writerOf(ctx, named);
  const asked = JSON.stringify(["message", writer, "id" in named ? named.id : "linked", text]);
  const once = { key: idempotencyKey, asked };
  const repeated = await recallOutcome<Written>(ctx, ctx.db, once);
  if (repeated) return repeated;
  return doOnce(ctx, once, async (tx) => {
    const participant = await lockParticipant(ctx, tx, named);
    await countTry(ctx, tx, [writingLimit(writer)]);
    return { message: await addMessage(ctx, tx, participant, { kind: "text", text }) };
  });
}

/** Who writes: an account, or a guest, by what its link is found. */
function writerOf(ctx: Pick<Context, "actor" | "keyedHash">, named: Named) {
  if ("token" in named || ctx.actor.kind === "visitor")
    return { linked_id: "token" in named ? hashOfLink(ctx, named.token) : named.id };
  return { account_id: ctx.actor.id };
}
