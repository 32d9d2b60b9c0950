import type { Message } from "../../contract/conversations/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { doOnce, recallOutcome } from "../../platform/do-once.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { addMessage } from "./add-message.ts";
import { lockParticipant, requireParticipant, type Named } from "./find-participant.ts";
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
  const { found } = await requireParticipant(ctx, ctx.db, named);
  const writer =
    ctx.actor.kind === "visitor" || "token" in named ? { linked_id: found.id } : { account_id: ctx.actor.id };
  const once = { key: idempotencyKey, asked: JSON.stringify(["message", writer, found.id, text]) };
  const repeated = await recallOutcome<Written>(ctx, ctx.db, once);
  if (repeated) return repeated;
  return doOnce(ctx, once, async (tx) => {
    await countTry(ctx, tx, [writingLimit(writer)]);
    return { message: await addMessage(ctx, tx, await lockParticipant(ctx, tx, named), { kind: "text", text }) };
  });
}
