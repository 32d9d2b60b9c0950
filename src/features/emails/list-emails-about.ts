import type { Database } from "../../platform/database/database.ts";
import type { Email } from "./define-email.ts";
import { listEmailRecordsAbout, type EmailRecord } from "./store-records.ts";

/** Oldest first; for a person's data export. */
export async function listEmailsAbout(
  db: Database,
  id: string,
  kinds: readonly Email[],
  subject_ids: readonly string[],
): Promise<EmailRecord[]> {
  return listEmailRecordsAbout(db, id, { templates: kinds.map(({ name }) => name), subject_ids });
}
