import type { Database } from "../../../platform/database/database.ts";
import { countWaitingConversationRows, findLongest } from "./store-today.ts";

export async function countWaitingConversations(
  db: Database,
  provider_id: string,
): Promise<{ unread: number; to_answer: number }> {
  return countWaitingConversationRows(db, provider_id);
}

export async function findLongestWaiting(db: Database, provider_id: string) {
  const result = await findLongest(db, provider_id);
  if (result === null) return null;
  const { last_at, ...longest } = result;
  return { ...longest, since: new Date(last_at).toISOString() };
}
