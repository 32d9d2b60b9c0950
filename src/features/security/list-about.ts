import type { Database } from "../../platform/database/database.ts";
import { listActionsAbout, listEventsAbout } from "./store.ts";

/** For an account's data export and requests under POPIA. */
export async function listAccountActivity(db: Database, account_id: string) {
  return { security_events: await listEventsAbout(db, account_id), audit: await listActionsAbout(db, account_id) };
}
