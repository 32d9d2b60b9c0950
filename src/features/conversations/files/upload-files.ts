import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import { pictureRefusals, type ErrorCode } from "../../../contract/errors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Upload } from "../../../platform/http/receive-files.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { Refusal, refuse } from "../../../platform/refusal.ts";
import { requireParticipant, writerOf, type ConversationReference } from "../find-participant.ts";
import { filesLimit } from "../rules.ts";
import { addFile } from "./add-file.ts";

type Failed = { name: string; error: string };

export const file_error_codes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "file_too_large",
  "file_missing",
  "not_for_messages",
  ...pictureRefusals,
]);

/** A bad file fails alone; if all are bad, returns the first error [conversations-21]. */
export async function uploadMessageFiles(
  ctx: Context,
  named: ConversationReference,
  { files, signal }: Upload,
): Promise<{ uploaded: MessageFile[]; failed: Failed[] }> {
  const participant = await requireParticipant(ctx, ctx.db, named);
  if (files.length === 0) refuse("file_missing", { fields: { file: "Send each file in a field named file." } });
  const uploaded: MessageFile[] = [];
  const failures: { name: string; cause: Refusal }[] = [];
  for (const file of files) {
    await ctx.db.transaction((tx) => countTry(ctx, tx, [filesLimit(writerOf(ctx, named))]));
    try {
      uploaded.push(await addFile(ctx, participant, file, signal));
    } catch (cause) {
      if (!(cause instanceof Refusal) || !file_error_codes.has(cause.code)) throw cause;
      failures.push({ name: file.name, cause });
    }
  }
  const [first] = failures;
  const failed = failures.map(({ name, cause }) => ({ name, error: cause.message }));
  if (uploaded.length > 0 || !first) return { uploaded, failed };
  const fields = Object.fromEntries(failed.map(({ name, error }) => [name, error]));
  return refuse(first.cause.code, { sentence: first.cause.message, fields });
}
