import type { Message } from "../../contract/conversations/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { attachFiles } from "./files/store-files.ts";
import type { Participant } from "./find-participant.ts";
import { presentMessage } from "./present.ts";
import { queueMessages } from "./queue-messages.ts";
import { assertMayWrite, otherSide, statusAfter, type MessageKind, type Status } from "./rules.ts";
import { addPendingMessage, mustWait } from "./safety/add-pending-message.ts";
import { hasUnmailed, insertMessage } from "./store-messages.ts";

export type MessageInput = {
  kind: MessageKind;
  text: string;
  quoted?: string;
  files?: readonly string[];
  is_by_email?: boolean;
  /** Set by quotes and bookings; otherwise derived from the message [conversations-2]. */
  status?: Status;
  /** Of an email that brings this message at once; without it one follows after a delay [conversations-6]. */
  email_id?: string | undefined;
};

/**
 * Call with the conversation locked. One email per batch [conversations-6]. A provider's first message with a link
 * waits until its address is confirmed [conversations-28].
 */
export async function addMessage(
  ctx: Context,
  tx: Database,
  participant: Participant,
  { kind, text, quoted = "", files = [], is_by_email = false, status, email_id }: MessageInput,
): Promise<Message> {
  const { result, side, isLinked = false } = participant;
  const now = ctx.clock();
  assertMayWrite(participant, now);
  if (await mustWait(tx, participant, text))
    return kind === "text"
      ? addPendingMessage(ctx, tx, participant, { text, quoted, files })
      : refuse("email_unconfirmed");
  // a quoted link would bypass that rule
  const saved = (await mustWait(tx, participant, quoted)) ? "" : quoted;
  const isEmailComing = await hasUnmailed(tx, result.id, otherSide(side));
  const row = {
    id: newId(),
    conversation_id: result.id,
    position: result.last_position + 1,
    sent_by: side,
    by_account_id: side === "couple" && !isLinked && ctx.actor.kind === "couple" ? ctx.actor.id : null,
    kind,
    body: text,
    quoted: saved,
    is_by_email,
    email_id: email_id ?? null,
    created_at: now,
  };
  await insertMessage(tx, row, status ?? statusAfter(result.status, kind, side));
  const attached = await attachFiles(tx, { conversation_id: result.id, sent_by: side, message_id: row.id, ids: files });
  if (attached.length < files.length) refuse("file_not_found", lostFile);
  if (!isEmailComing && email_id === undefined) await queueMessages(ctx, tx, result.id, otherSide(side));
  return presentMessage({ ...row, read_at: null, email_state: null, email_at: null, email_error: null }, side, {
    files: attached,
  });
}

const lost_file = "A file no longer exists. Please remove it and add it again.";
const lostFile = { sentence: lost_file, fields: { files: lost_file } };
