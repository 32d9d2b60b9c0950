import type { Message } from "../../contract/conversations/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { doOnce, recallOutcome } from "../../platform/jobs/do-once.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { addMessage } from "./add-message.ts";
import { lockParticipant, writerOf, type ConversationReference } from "./find-participant.ts";
import { writingLimit } from "./rules.ts";

type Written = { message: Message };

/** Idempotent per key, in races too [conversations-3]; refuses a key used for other content. */
export async function sendMessage(
  ctx: Context,
  named: ConversationReference,
  { text, files = [] }: { text: string; files?: readonly string[] | undefined },
  { idempotencyKey }: Pick<RequestMeta, "idempotencyKey">,
): Promise<Written> {
  const writer = writerOf(ctx, named);
  const request = JSON.stringify(["message", writer, "id" in named ? named.id : "linked", text, ...files]);
  const once = { key: idempotencyKey, request };
  const repeated = await recallOutcome<Written>(ctx, ctx.db, once);
  if (repeated) return repeated;
  return doOnce(ctx, once, async (tx) => {
    const participant = await lockParticipant(ctx, tx, named);
    await countTry(ctx, tx, [writingLimit(writer)]);
    return { message: await addMessage(ctx, tx, participant, { kind: "text", text, files }) };
  });
}
