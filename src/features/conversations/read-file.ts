import { id as idShape } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { answerPrivate } from "../media/answer-private.ts";
import { requireParticipant, type Named } from "./find-participant.ts";
import { findFile } from "./store-files.ts";

/** A file of a conversation, to be saved, for its two sides alone. Refuses what is somebody else's like what isn't there. */
export async function readFile(
  ctx: Context,
  named: Named,
  { file: id, width }: { file: string; width: number | undefined },
): Promise<Response> {
  const { found, side } = await requireParticipant(ctx, ctx.db, named);
  const file = idShape.safeParse(id).success
    ? await findFile(ctx.db, { id, conversation_id: found.id, side })
    : refuse("file_not_found");
  return answerPrivate(ctx, file ?? refuse("file_not_found"), width);
}
