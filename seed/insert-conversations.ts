import { inArray, sql } from "drizzle-orm";
import type { Database } from "../src/platform/database/database.ts";
import { newId } from "../src/platform/jobs/clock.ts";
import { conversation, message, messageFile, inboundEmail, report } from "../src/schema/conversations.ts";
import { storedFile } from "../src/schema/media.ts";
import type { DemoConversation } from "./directory.ts";
import { insertRows } from "./insert-rows.ts";

/** Each side has read all but the newest message. Sends no mail. */
export async function insertConversations(
  tx: Database,
  talks: readonly DemoConversation[],
  stored: ReadonlyMap<string, typeof storedFile.$inferInsert>,
): Promise<void> {
  await insertRows(
    tx,
    message,
    talks.flatMap(({ messages }) =>
      messages.map((each, at) => ({ ...each, read_at: messages[at + 1]?.created_at ?? null })),
    ),
  );
  await insertRows(tx, storedFile, [...stored.values()]);
  const sent = talks.flatMap(({ files }) =>
    files.map(({ row }) => ({ ...row, file_hash: stored.get(row.id)?.hash ?? "" })),
  );
  await insertRows(
    tx,
    messageFile,
    sent.filter(({ file_hash }) => file_hash !== ""),
  );
  await tx.execute(sql`
    update conversation set last_position = last.position, last_at = last.created_at, last_by = last.sent_by,
      status = case last.kind when 'declined' then 'declined' else 'answered' end,
      declined_for = case last.kind when 'declined' then 'date_taken' end, closed_at = case last.kind when 'declined' then last.created_at end,
      answered_at = first.created_at, enquiry_read_at = first.created_at,
      provider_read_to = case last.sent_by when 'provider' then last.position else last.position - 1 end,
      couple_read_to = case last.sent_by when 'couple' then last.position else last.position - 1 end,
      provider_unread = case last.sent_by when 'couple' then 1 else 0 end, couple_unread = case last.sent_by when 'provider' then 1 else 0 end
    from (select distinct on (conversation_id) * from message order by conversation_id, position desc) as last,
      (select distinct on (conversation_id) * from message order by conversation_id, position) as first
    where last.conversation_id = conversation.id and first.conversation_id = conversation.id`);
  await insertRows(
    tx,
    inboundEmail,
    talks.flatMap(({ held }) => held ?? []),
  );
  const blocked = talks.filter(({ is_blocked }) => is_blocked).map(({ conversation_id }) => conversation_id);
  await tx
    .update(conversation)
    .set({ couple_blocked_at: sql`last_at`, couple_unread: 0 })
    .where(inArray(conversation.id, blocked));
  await insertRows(tx, report, reportsOf(talks));
}

function reportsOf(talks: readonly DemoConversation[]): (typeof report.$inferInsert)[] {
  return talks.flatMap(({ conversation_id, messages, reported }) => {
    const last = messages.at(-1);
    if (reported === null || !last) return [];
    const row = { conversation_id, reported_by: "couple", reason: "fraud", words: reported } as const;
    return [{ ...row, id: newId(), created_at: new Date(last.created_at.getTime() + 60 * 60 * 1000) }];
  });
}
