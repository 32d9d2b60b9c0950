import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { answerPrivate } from "../../media/answer-private.ts";
import { requireParticipant, type ConversationReference } from "../find-participant.ts";
import { findMessageFile } from "./store-files.ts";

/** Refuses others' files like missing ones. */
export async function readFile(
  ctx: Context,
  named: ConversationReference,
  { file: id, width }: { file: string; width: number | undefined },
): Promise<Response> {
  const { result, side } = await requireParticipant(ctx, ctx.db, named);
  const file = isUuid(id)
    ? await findMessageFile(ctx.db, { id, conversation_id: result.id, side })
    : refuse("file_not_found");
  return answerPrivate(ctx, file ?? refuse("file_not_found"), width);
}
