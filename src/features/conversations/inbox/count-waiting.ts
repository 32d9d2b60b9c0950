import type { Database } from "../../../platform/database/database.ts";
import { findLongest } from "./store-today.ts";

export { countWaitingConversationRows as countWaitingConversations } from "./store-today.ts";

export async function findLongestWaiting(db: Database, provider_id: string) {
  const result = await findLongest(db, provider_id);
  if (result === null) return null;
  const { last_at, ...longest } = result;
  return { ...longest, since: new Date(last_at).toISOString() };
}
