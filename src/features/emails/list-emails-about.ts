import type { Database } from "../../platform/database.ts";
import type { Email } from "./define-email.ts";
import { listAbout, type EmailRecord } from "./store-records.ts";

/** The emails about somebody, and those of some kinds about some subjects, oldest first: for a person's copy of everything that is kept about it. */
export async function listEmailsAbout(
  db: Database,
  id: string,
  kinds: readonly Email[],
  subject_ids: readonly string[],
): Promise<EmailRecord[]> {
  return listAbout(db, id, { templates: kinds.map(({ name }) => name), subject_ids });
}
