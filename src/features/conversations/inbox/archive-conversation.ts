import type { Context } from "../../../platform/context.ts";
import { recordImpersonated } from "../../audit/record-impersonated.ts";
import { lockParticipant } from "../find-participant.ts";
import type { Folder } from "../rules.ts";
import { updateArchived, updateNote } from "./store-inbox.ts";

/** Private to the provider [conversations-13]. */
export async function saveNote(ctx: Context, id: string, note: string): Promise<{ note: string }> {
  return ctx.db.transaction(async (tx) => {
    const { result } = await lockParticipant(ctx, tx, { id });
    await updateNote(tx, id, note);
    await recordImpersonated(ctx, tx, { action: "conversation_noted", subject: { id, name: result.couple_name } });
    return { note };
  });
}

/** Returns the folder afterwards. */
export async function archiveConversation(ctx: Context, id: string, is_archived: boolean): Promise<{ folder: Folder }> {
  return ctx.db.transaction(async (tx) => {
    const { result } = await lockParticipant(ctx, tx, { id });
    const folder = await updateArchived(tx, id, is_archived ? ctx.clock() : null);
    const action = is_archived ? "conversation_archived" : "conversation_taken_back";
    await recordImpersonated(ctx, tx, { action, subject: { id, name: result.couple_name } });
    return { folder };
  });
}
