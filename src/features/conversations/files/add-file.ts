import { conversation_files_bytes_max, message_file_bytes_max } from "../../../contract/conversations/calls.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { discardFiles, layFile, uploadFolderOf, type ReceivedFile } from "../../../platform/http/receive-files.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { retainFile } from "../../media/retain-file.ts";
import { savePrivate } from "../../media/save-private.ts";
import type { Participant } from "../find-participant.ts";
import { assertMayWrite, type Side } from "../rules.ts";
import { findConversation, lockConversation } from "../store.ts";
import { presentFile } from "./present-file.ts";
import { insertMessageFile, sumFileBytes } from "./store-files.ts";

/**
 * Call before the transaction that writes the message, because it is slow. Re-encodes pictures; unused files are
 * deleted after a day.
 */
export async function addFile(
  ctx: Context,
  { result: { id: conversation_id }, side }: Participant,
  file: ReceivedFile,
  signal: AbortSignal,
): Promise<MessageFile> {
  await assertOpen(ctx, ctx.db, { id: conversation_id, side });
  const hash = await savePrivate(ctx, file, { scope: `conversation ${conversation_id}`, signal });
  return ctx.db.transaction(async (tx) => {
    await lockConversation(tx, { id: conversation_id });
    await assertOpen(ctx, tx, { id: conversation_id, side });
    if (!(await retainFile(tx, hash))) refuse("conflict");
    const row = {
      id: newId(),
      conversation_id,
      sent_by: side,
      name: file.name,
      file_hash: hash,
      created_at: ctx.clock(),
    };
    const added = await insertMessageFile(tx, row);
    if ((await sumFileBytes(tx, conversation_id)) > conversation_files_bytes_max) refuse("files_full");
    return presentFile(added ?? refuse("conflict"));
  });
}

export async function addBytes(
  ctx: Context,
  participant: Participant,
  { name, bytes }: { name: string; bytes: Uint8Array },
  signal: AbortSignal = new AbortController().signal,
): Promise<MessageFile> {
  const file = await layFile(uploadFolderOf(ctx.config.dataDir), name, bytes, message_file_bytes_max);
  try {
    return await addFile(ctx, participant, file, signal);
  } finally {
    await discardFiles([file]);
  }
}

async function assertOpen(
  ctx: Pick<Context, "clock">,
  db: Database,
  { id, side }: { id: string; side: Side },
): Promise<void> {
  const result = (await findConversation(db, id)) ?? refuse("conversation_not_found");
  assertMayWrite({ result, side }, ctx.clock());
}
